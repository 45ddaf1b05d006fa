import { expect, test } from "vitest";
import type { Message } from "../wire/types.ts";
import { blocksOf, seatIn } from "./blocks.ts";

const said = (id: string, args: Message["args"] = {}): Message => ({ type: "message", id, args });

test("sentences of one kind stand together, in their order", () => {
  const blocks = blocksOf([said("a"), said("b", { n: 1 }), said("b", { n: 2 }), said("a")]);
  expect(blocks.map(({ id, sentences }) => [id, sentences.length])).toEqual([["a", 1], ["b", 2], ["a", 1]]);
  expect(blocks[1]?.sentences[1]?.args).toEqual({ n: 2 });
});

test("a sentence about one player has that player's face", () => {
  const seat = (number: number) => ({ type: "seat", number }) as const;
  expect(seatIn(said("a", { seat: seat(2), points: 3 }))).toBe(2);
  expect(seatIn(said("a", { seat: seat(2), other: seat(1) }))).toBeNull();
  expect(seatIn(said("a", { points: 3 }))).toBeNull();
});

test("a result has the winner's face, not that of who began the last round", () => {
  const seat = (number: number) => ({ type: "seat", number }) as const;
  expect(seatIn(said("a", { winners: [seat(2)], points: 3, seat: seat(1) }))).toBe(2);
  expect(seatIn(said("a", { winners: [seat(2), seat(0)], points: 3, seat: seat(1) }))).toBeNull();
});
