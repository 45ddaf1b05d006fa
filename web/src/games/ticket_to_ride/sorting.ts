/** The table of lines in an order that somebody chose. */

/** A row of the table: what its columns are sorted by. */
export interface Row {
  line: string;
  from: string;
  to: string;
  length: number;
  colour: string;
  /** The owner's name; empty for nobody. */
  owner: string;
  /** The fewest cards that it takes, as far as it can be paid; null where it can't be claimed at all. */
  cost: string;
  possible: boolean;
}

export type Column = "from" | "to" | "length" | "colour" | "owner" | "cost" | "possible";

/** The rows by a column; equal ones stay as they were. */
export function sorted<R extends Row>(rows: readonly R[], column: Column, down: boolean): R[] {
  const sign = down ? -1 : 1;
  return [...rows].sort((one, other) => sign * compare(one[column], other[column]));
}

function compare(one: string | number | boolean, other: string | number | boolean): number {
  // What is possible comes first, and what is empty last.
  if (typeof one === "boolean") return Number(other) - Number(one);
  if (typeof one === "number") return one - Number(other);
  if (!one || !other) return Number(!one) - Number(!other);
  return one.localeCompare(String(other));
}
