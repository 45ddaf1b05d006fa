/** How tables begin. */
import { contributing } from "../luck/receipt.ts";
import { person, somebody } from "../person.svelte.ts";
import { openGame } from "../texts/live.svelte.ts";
import { newId } from "../wire/id.ts";
import { offer, post, Refusal, request } from "../wire/rest.ts";
import type { GameInfo, NewTable, OpenedTable } from "../wire/types.ts";

/** The games there are, with their words fetched: each says itself what it is about. */
export async function openOffer(): Promise<GameInfo[]> {
  const { games } = await offer();
  await Promise.all(games.map(({ name }) => openGame(name)));
  return games;
}

/** Lay a table; whoever does is its host, and is asked who they are where they have not said yet. */
export async function layTable(wanted: NewTable): Promise<string> {
  return (await lay(wanted)).table;
}

async function lay(wanted: NewTable): Promise<OpenedTable> {
  const { secret } = await somebody();
  return post("/api/tables", wanted, secret);
}

/** A game against bots that begins at once. */
export async function playNow(game: string, seats: number, level: string): Promise<string> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, level]));
  const { table, luck } = await lay({ game, seats, bots });
  const secret = person()?.secret ?? "";
  for (const type of ["ready", "start"] as const) {
    const id = newId();
    const wanted = type === "ready" ? { type, id, seat: 0, ready: true } : { type, id };
    const answer = await contributing(table, luck, wanted, (sent) => request(table, sent, secret));
    if (answer.reason) throw new Refusal(0, answer.reason);
  }
  return table;
}
