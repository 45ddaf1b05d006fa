/**
 * What the map is given and what it tells: the agreement between `Map.svelte` and the board around it. The map knows no
 * rule; what may be done, why not, and every sentence come from outside.
 *
 *     <Map bind:this={map} {layout} {lines} {stops} {aside} {names} t={table.t} {online} {onstop} {onaside} {onhover} />
 *
 * Places for things that fly to and from the map: `[data-line="3"]`, `[data-stop="7"]`, `[data-pile="7"]` (the tokens on
 * that location) and `[data-aside="heart"]` are elements with a box.
 */
import type { Colour } from "../colours";
import type { Layout } from "./layout";
import type { Sight } from "./sight.svelte.ts";

export type { Layout };

/** How a line looks at this moment. The array's index is the line's number. */
export interface LineLook {
  colour: Exclude<Colour, "ferry">;
  length: number;
  /** Can be claimed now by who looks: it glows. */
  possible: boolean;
  /** Points to it: the chosen colour of the hand, or a line of the log. */
  lit: boolean;
  /** On the way of the ticket that is looked at. */
  way: boolean;
  /** Chosen, with payments proposed beside the map. */
  chosen: boolean;
  /** Whose cable cars lie on it. */
  owner: number | null;
  /** Why nobody can claim it any more, in a sentence (TT-3.9); null for a line that is open or claimed. */
  closed: string | null;
  /** Claimed by the last move. */
  latest: boolean;
  /** All of it in a sentence: ends, length, colour, ferries, owner, whether it can be claimed and why not. */
  label: string;
  /** The same in a few words, for a list of lines to choose from: "Lombard Street – Pier 39 · 2 blue". */
  short: string;
}

/** Tokens on a location, or set aside. */
export interface PileLook {
  /** As the map file calls it. */
  symbol: string;
  /** How many are left; 0 is drawn as an empty place. */
  left: number;
}

/** How a location looks at this moment. The array's index is the location's number. */
export interface StopLook {
  /** One of the ends of the ticket that is looked at. */
  end: boolean;
  /** The tourist tokens on it; null without a pile. */
  pile: PileLook | null;
  /** A pile may be put here now (TT-2.4). */
  placeable: boolean;
  /** Chosen, such as the place of a pile that waits for a confirmation. */
  chosen: boolean;
  /** All of it in a sentence: name, tokens, whether something may be put here. */
  label: string;
}

/** A pile that no location has yet (TT-2.4). */
export interface AsideLook extends PileLook {
  /** May be taken now. */
  possible: boolean;
  chosen: boolean;
  label: string;
}

/** A way that is traced line by line, such as a ticket's at the end of the game. */
export interface Trace {
  seat: number;
  /** Lines in their order from one end to the other. */
  lines: readonly number[];
  /** The two locations that it was to join. */
  ends: readonly [number, number];
  /** Whether it joins them. */
  completed: boolean;
}

export interface MapProps {
  /** Where everything lies, from the service, in the arrangement for the screen. */
  layout: Layout;
  lines: readonly LineLook[];
  stops: readonly StopLook[];
  aside: readonly AsideLook[];
  /** Names by seat, for the initials on the cars. Colours and shapes go by the seat, as everywhere on the page. */
  names: readonly string[];
  /** The table's words. */
  t: (id: string, args?: Record<string, string | number>) => string;
  trace?: Trace | null;
  /** How large the map's room is, where that is known before the map is there: it is drawn for it at once. */
  room?: { width: number; height: number } | null;
  /** Whether the buttons that change its size stand elsewhere. */
  bare?: boolean;
  /** Whether all of the map is shown, in the shape it was drawn for, for a picture. */
  whole?: boolean;
  /** No movement, as while somebody moves through a replay. */
  still?: boolean;
  /** A line was chosen: by pointer, key, or from the list where a tap could mean several. */
  online?: (line: number, event: Event) => void;
  /** A location was chosen. */
  onstop?: (location: number, event: Event) => void;
  /** A pile beside the map was chosen. */
  onaside?: (symbol: string, event: Event) => void;
  /** The pointer or the keyboard rests on a line, or on none. */
  onhover?: (line: number | null) => void;
}

/** What can be asked of the map that `bind:this` gives. */
export interface MapHandle {
  /** The whole map in its box. */
  fit(): void;
  /** What of it is in sight, for buttons beside it. */
  look(): Sight;
  /** Bring a line into sight; with the keyboard on it, where asked. */
  show(line: number, focus?: boolean): void;
  /** Bring a location into sight. */
  showStop(location: number, focus?: boolean): void;
}
