/** Sentences about the same kind of thing, together. */
import type { Message } from "../wire/types.ts";

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

/** The seat that a sentence begins with, where it is about one player. */
export function seatIn(sentence: Message): number | null {
  const seats = Object.values(sentence.args).filter((value) => typeof value === "object" && value !== null && "type" in value && value.type === "seat");
  const [only] = seats as { number: number }[];
  return seats.length === 1 && only ? only.number : null;
}
