import { expect, it, vi } from "vitest";
import { soundOf } from "./notices.svelte.ts";

vi.mock("../person.svelte.ts", () => ({ person: () => null }));
vi.mock("../settings.svelte.ts", () => ({ settings: {} }));
vi.mock("../texts/live.svelte.ts", () => ({ t: (id: string) => id }));

it.each([
  ["san-francisco", ["card-drawn"], undefined],
  ["san-francisco", ["card-drawn", "card-placed"], "lay"],
  ["san-francisco", ["card-built"], "build"],
  ["san-francisco", ["bonus-taken"], "build"],
  ["san-francisco", ["card-built", "trams-running"], "tram"],
  ["san-francisco", ["card-built", "skyscrapers-built", "turn-began"], "tower"],
  ["ticket-to-ride-san-francisco", ["card-drawn"], "lay"],
  ["ticket-to-ride-san-francisco", ["card-taken"], "lay"],
  ["ticket-to-ride-san-francisco", ["tickets-kept"], "lay"],
  ["ticket-to-ride-san-francisco", ["line-claimed"], "claim"],
  ["ticket-to-ride-san-francisco", ["tourist-taken"], "build"],
  ["a game without a board", ["card-placed"], undefined],
])("at a table of %s, of %j one hears %s", (game, events, sound) => {
  expect(soundOf(game, events.map((type) => ({ event: { type } })))).toBe(sound);
});
