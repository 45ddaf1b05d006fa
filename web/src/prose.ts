/** The little Markdown that the rules are written in, as pieces that a component draws: no HTML is ever made of text. */

export type Piece = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "rule"; text: string };

const MARKS = /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2,}-(?:E\d+|\d+\.\d+))\b/g;

/** The pieces of a paragraph, in order; a rule's number is a piece of its own, to be a link. */
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
