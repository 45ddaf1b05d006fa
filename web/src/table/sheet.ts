/** The result of a game as a table of points: a row a source, a column a seat. */
import type { Message, Outcome, SheetLine } from "../wire/types.ts";

export interface SheetRow {
  code: string;
  /** The one thing that the row is about, such as a ticket. */
  item: string | undefined;
  /** The paragraph that gives the points. */
  rule: string;
  /** One a seat; null where the seat has nothing of this. */
  lines: (SheetLine | null)[];
}

/** Every source of points that a seat has, in the order of the sheets. */
export function sheetRows(outcome: Outcome): SheetRow[] {
  const rows: SheetRow[] = [];
  // From the last seat to the first, so that what only one seat has stands in the order of the seats.
  for (const [i, sheet] of [...outcome.sheets.entries()].reverse()) {
    let after = 0;
    for (const line of sheet.lines) {
      let at = rows.findIndex((row) => row.code === line.code && row.item === line.item);
      if (at < 0) {
        at = after;
        rows.splice(at, 0, { code: line.code, item: line.item, rule: line.rule, lines: outcome.sheets.map(() => null) });
      }
      rows[at]!.lines[i] = line;
      after = at + 1;
    }
  }
  return rows;
}

/** What a row's points are for, in words. */
export function sourceMessage(row: SheetRow, prefix: string): Message {
  const id = `${prefix}-sheet-${row.code}`;
  if (row.item === undefined) return { type: "message", id, args: {} };
  return { type: "message", id: `${id}-item`, args: { item: { type: "name", id: row.item } } };
}

/** The sum of a seat's points, in halves. */
export function total(outcome: Outcome, seat: number): number {
  return outcome.sheets.find((sheet) => sheet.seat === seat)?.lines.reduce((sum, line) => sum + line.halves, 0) ?? 0;
}

/** The ending in a sentence. */
export function endingMessage(outcome: Outcome, prefix: string): Message {
  const winners = outcome.standings.filter((standing) => standing.place === 1);
  const args: Message["args"] = {
    winners: winners.map(({ seat }) => ({ type: "seat", number: seat })),
    points: { type: "halves", count: outcome.standings[0]?.halves ?? 0 },
  };
  if (outcome.trigger !== null) args["seat"] = { type: "seat", number: outcome.trigger };
  return { type: "message", id: `${prefix}-termination-${outcome.termination}`, args };
}

/** A tie-break in words, from its paragraph: paragraph 9.2 is the text `<prefix>-tie-9-2`. */
export function tieMessage(paragraph: string, prefix: string): Message {
  const number = paragraph.slice(paragraph.indexOf("-") + 1).replaceAll(".", "-");
  return { type: "message", id: `${prefix}-tie-${number}`, args: {} };
}

/** The tie-breaks that decided something, once each, in the order of the table. */
export function tieBreaks(outcome: Outcome): string[] {
  const places = outcome.standings.map((standing) => standing.decided_by);
  const lines = outcome.sheets.flatMap((sheet) => sheet.lines.map((line) => line.decided_by));
  return [...new Set([...places, ...lines])].filter((paragraph) => paragraph !== null);
}
