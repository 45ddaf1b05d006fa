/** The little Markdown that the rules are written in, as pieces that a component draws: no HTML is ever made of text. */

export type Piece = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "rule"; text: string };
/** A run of words, or a table with its cells, the first row its head. */
export type Block = { kind: "words"; text: string } | { kind: "table"; head: string[]; rows: string[][] };

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2,}-(?:E\d+|\d+\.\d+))\b/g;

/** The blocks of a paragraph, in order: lines that begin with a bar are a table, all others words. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  let bars = false;
  for (const line of text.split("\n").map((one) => one.trim()).filter(Boolean)) {
    const last = found.at(-1);
    const isRow = line.startsWith("|");
    if (isRow && bars && last?.kind === "table") {
      if (!/^[|\s:-]+$/.test(line)) last.rows.push(cells(line));
    } else if (isRow) found.push({ kind: "table", head: cells(line), rows: [] });
    else if (last?.kind === "words") last.text += ` ${line}`;
    else found.push({ kind: "words", text: line });
    bars = isRow;
  }
  return found;
}

function cells(line: string): string[] {
  return line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
}

/** The pieces of some words, in order; a rule's number is a piece of its own, to be a link. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  const plain = text.replace(/\s+/g, " ").trim();
  for (const match of plain.matchAll(MARKS)) {
    if (match.index > end) found.push({ kind: "text", text: plain.slice(end, match.index) });
    const [kind, words] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) as [Piece["kind"], string];
    found.push({ kind: isRule(words) ? "rule" : kind, text: words });
    end = match.index + match[0].length;
  }
  if (end < plain.length) found.push({ kind: "text", text: plain.slice(end) });
  return found;
}

function isRule(text: string): boolean {
  return /^[A-Z]{2,}-(?:E\d+|\d+\.\d+)$/.test(text);
}
