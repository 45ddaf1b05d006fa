/** What the map and the table of lines show of a position: the drawing's lines and locations, with what the desk knows of them. */
import type { DrawnLine, MapDrawing } from "../../wire/games/ticket_to_ride.ts";
import type { Message, Reason } from "../../wire/types.ts";
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

/** The most words to remember. */
const MOST = 2000;

/** Every line in words: its ends, length and colour, and how it stands. A move changes few of them: the others are remembered. */
export function wordsOf(desk: Desk, drawing: MapDrawing, remembered: Map<string, Said>): Said[] {
  const { table } = desk;
  if (remembered.size > MOST) remembered.clear();
  // Told by one of its words, so that another language is noticed, or words that have come meanwhile.
  const speech = `${table.t("ttb-free")} ${table.names.join()}`;
  return drawing.lines.map((line) => {
    const [state, closed] = [stateOf(desk, line), closedBy(desk, line)];
    const key = `${speech} ${line.line} ${JSON.stringify(state)} ${closed?.code}`;
    const known = remembered.get(key);
    if (known) return known;
    const args = { line: lineMessage(line.line), length: line.spaces.length, colour: colourMessage(line.colour), ferries: line.ferries };
    const said = {
      label: table.t("ttb-line-label", { ...args, points: line.points, state: inWords(desk, state) }),
      short: table.t("ttb-line-short", args),
      closed: closed && table.because(closed),
    };
    remembered.set(key, said);
    return said;
  });
}

/** Those of before where nothing about them has changed, so that nothing is drawn anew for their sake. */
export function kept<Look extends object>(before: readonly Look[], now: readonly Look[]): Look[] {
  const same = (one: Look, other: Look): boolean =>
    (Object.keys(other) as (keyof Look)[]).every((key) => one[key] === other[key] || JSON.stringify(one[key]) === JSON.stringify(other[key]));
  return now.map((look, i) => (before[i] && same(before[i], look) ? before[i] : look));
}

/** How a line stands: whose it is, whether it can be claimed, or why not. */
export function stateOf(desk: Desk, line: DrawnLine): Message | Reason {
  const owner = desk.owners.get(line.line);
  if (owner !== undefined) return message("ttb-owned", { seat: seatOf(owner) });
  const fact = desk.facts.get(line.line);
  if (fact?.possible && desk.table.mine) return message("ttb-possible");
  const reason = desk.closed.get(line.line) ?? (desk.table.mine ? fact?.reason : null);
  return reason ?? message("ttb-free");
}

/** That as a sentence. */
export function inWords(desk: Desk, state: Message | Reason): string {
  return "code" in state ? desk.table.because(state) : desk.table.say(state);
}

function closedBy(desk: Desk, line: DrawnLine): Reason | null {
  // A line that is merely too long for the cars that are left is still open to others.
  const closed = desk.closed.get(line.line);
  return closed?.code.startsWith("twin-") && !desk.owners.has(line.line) ? closed : null;
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
