/** How tables begin. */
import { become, person } from "../person.svelte.ts";
import { openGame, t } from "../texts/live.svelte.ts";
import { newId } from "../wire/id.ts";
import { offer, post, Refusal, request } from "../wire/rest.ts";
import type { GameInfo, NewTable } from "../wire/types.ts";

/** The games there are, with their words fetched: each says itself what it is about. */
export async function openOffer(): Promise<GameInfo[]> {
  const { games } = await offer();
  await Promise.all(games.map(({ name }) => openGame(name)));
  return games;
}

/** Lay a table; whoever does is its host, under the name they have or a usual one. */
export async function layTable(wanted: NewTable): Promise<string> {
  const { secret } = person() ?? (await become(t("page-guest")));
  return (await post("/api/tables", wanted, secret)).table;
}

/** A game against bots that begins at once. */
export async function playNow(game: string, seats: number, level: string): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, level]));
  const table = await layTable({ game, seats, bots });
  const secret = person()?.secret ?? "";
  for (const type of ["ready", "start"] as const) {
    const id = newId();
    const answer = await request(table, type === "ready" ? { type, id, seat: 0, ready: true } : { type, id }, secret);
    if (answer.reason) throw new Refusal(0, answer.reason);
  }
  return table;
}
