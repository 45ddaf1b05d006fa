/** What the map and the table of lines show of a position: the drawing's lines and locations, with what the desk knows of them. */
import type { DrawnLine, MapDrawing } from "../../wire/games/ticket_to_ride.ts";
import type { Message } from "../../wire/types.ts";
import type { Desk } from "./desk.svelte.ts";
import type { AsideLook, LineLook, StopLook } from "./map/contract.ts";
import { among } from "./pieces.ts";
import { cardMessage, lineMessage, message, place, seatOf, symbolMessage } from "./words.ts";

/** A line in words, as long as nothing happens to it. */
export interface Said {
  label: string;
  short: string;
  closed: string | null;
}

/** A line's colour in a word; grey is no card's. */
export function colourMessage(colour: string): Message {
  return colour === "grey" ? message("ttb-grey") : cardMessage(colour);
}

/** Every line in words: its ends, length and colour, and how it stands. */
export function wordsOf(desk: Desk, drawing: MapDrawing): Said[] {
  const { table } = desk;
  return drawing.lines.map((line) => {
    const args = { line: lineMessage(line.line), length: line.spaces.length, colour: colourMessage(line.colour), ferries: line.ferries };
    return {
      label: table.t("ttb-line-label", { ...args, points: line.points, state: stateOf(desk, line) }),
      short: table.t("ttb-line-short", args),
      closed: closedBy(desk, line),
    };
  });
}

/** Those of before where nothing about them has changed, so that nothing is drawn anew for their sake. */
export function kept<Look extends object>(before: readonly Look[], now: readonly Look[]): Look[] {
  const same = (one: Look, other: Look): boolean =>
    (Object.keys(other) as (keyof Look)[]).every((key) => one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]));
  return now.map((look, i) => (before[i] && same(before[i], look) ? before[i] : look));
}

/** How a line stands, in a sentence: whose it is, whether it can be claimed, and why not. */
export function stateOf(desk: Desk, line: DrawnLine): Message | string {
  const owner = desk.owners.get(line.line);
  if (owner !== undefined) return message("ttb-owned", { seat: seatOf(owner) });
  const fact = desk.facts.get(line.line);
  if (fact?.possible && desk.table.mine) return message("ttb-possible");
  const reason = desk.closed.get(line.line) ?? (desk.table.mine ? fact?.reason : null);
  return reason ? desk.table.because(reason) : message("ttb-free");
}

function closedBy(desk: Desk, line: DrawnLine): string | null {
  // A line that is merely too long for the cars that are left is still open to others.
  const closed = desk.closed.get(line.line);
  return closed?.code.startsWith("twin-") && !desk.owners.has(line.line) ? desk.table.because(closed) : null;
}

/** The lines as the map draws them. */
export function linesOf(desk: Desk, drawing: MapDrawing, said: readonly Said[]): LineLook[] {
  const latest = among(desk.last, "line");
  return drawing.lines.map((line, i) => ({
    colour: line.colour as LineLook["colour"],
    length: line.spaces.length,
    possible: desk.table.mine && (desk.facts.get(line.line)?.possible ?? false),
    lit: desk.pointed.has(line.line),
    way: desk.way.has(line.line),
    chosen: desk.line === line.line,
    owner: desk.owners.get(line.line) ?? null,
    latest: latest.has(line.line),
    ...said[i]!,
  }));
}

/** The locations as the map draws them. */
export function stopsOf(desk: Desk, drawing: MapDrawing): StopLook[] {
  return drawing.stops.map(({ location }) => {
    const pile = desk.view.piles.find((one) => one.location === location);
    const placeable = desk.spots.has(location) || desk.tokens.some((token) => token.location === location);
    return {
      end: desk.ends.has(location),
      pile: pile ? { symbol: pile.symbol, left: pile.tokens } : null,
      placeable,
      chosen: desk.spot === location || desk.token === location,
      label: desk.table.t("ttb-stop-label", {
        location: place(location),
        symbol: pile ? symbolMessage(pile.symbol) : "",
        tokens: pile ? pile.tokens : -1,
        placeable: placeable ? 1 : 0,
      }),
    };
  });
}

/** The piles beside the map. */
export function asideOf(desk: Desk): AsideLook[] {
  return desk.view.piles
    .filter((pile) => pile.location === null)
    .map(({ symbol, tokens }) => ({
      symbol,
      left: tokens,
      possible: desk.symbols.includes(symbol),
      chosen: desk.symbol === symbol,
      label: desk.table.t("ttb-aside-label", { symbol: symbolMessage(symbol), tokens }),
    }));
}
