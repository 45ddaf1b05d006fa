/** Sentences about the same kind of thing, together. */
import type { Argument, Message } from "../wire/types.ts";

type Part = Exclude<Argument, readonly unknown[]>;

export interface Block {
  id: string;
  sentences: Message[];
}

/** The sentences in their order, those of one kind in one block where they follow each other. */
export function blocksOf(sentences: readonly Message[]): Block[] {
  const blocks: Block[] = [];
  for (const sentence of sentences) {
    const last = blocks.at(-1);
    if (last?.id === sentence.id) last.sentences.push(sentence);
    else blocks.push({ id: sentence.id, sentences: [sentence] });
  }
  return blocks;
}

/** The seat that a sentence is about, where it is about one player. A result is about who won, not about who began the end. */
export function seatIn(sentence: Message): number | null {
  const { winners } = sentence.args;
  if (Array.isArray(winners)) return winners.length === 1 ? seatIn({ ...sentence, args: { winner: winners[0] as Part } }) : null;
  const seats = Object.values(sentence.args).filter((value) => typeof value === "object" && value !== null && "type" in value && value.type === "seat");
  const [only] = seats as { number: number }[];
  return seats.length === 1 && only ? only.number : null;
}
