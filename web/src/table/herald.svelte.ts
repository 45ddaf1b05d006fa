/** Tells what happens at a table to those who don't look at the board right now. */
import { untrack } from "svelte";
import { live } from "../live.svelte.ts";
import { t } from "../texts/live.svelte.ts";
import type { Item, Wish } from "../wire/types.ts";
import type { TableModel } from "./model.svelte.ts";
import { turnsOf } from "./turns.ts";

/** Reads out others' moves and “your turn”, and reports what became of a wish and of a seat. Call it in a component. */
export function herald(get: () => TableModel): void {
  const table = $derived(get());
  let heard: Item[] = get().fresh;
  let hadTurn = false;
  let wished: Wish | null = null;
  let held: number[] = get().seats;
  let hosting = get().status.host;

  // What was read out to one player is not left for the next.
  $effect(() => {
    if (table.curtain) live.hush();
  });

  $effect(() => {
    const fresh = table.fresh;
    if (fresh === heard || fresh.length === 0) return;
    heard = fresh;
    const told = turnsOf(fresh).flatMap(({ items }) => items);
    if (told.length > 0) table.announce(told.map((item) => table.say(item.say)).join(" "));
    for (const item of fresh) if (item.event.type === "table" && item.event["what"] !== "undo") live.tell(table.say(item.say));
  });

  $effect(() => {
    const { turn } = table;
    if (turn && !hadTurn) table.announce(`${t("page-your-turn")} ${table.say(table.prompt)}`, true);
    hadTurn = turn;
  });

  // Chat is heard wherever one looks; the list itself tells whoever has it open.
  let told = get().chat.length;
  $effect(() => {
    const said = table.chat.slice(told).filter(({ person }) => person !== table.person);
    told = table.chat.length;
    if (untrack(() => table.read) >= told) return;
    for (const { person, text } of said) table.announce(t("page-chat-said", { name: table.personName(person), text }));
  });

  // A seat of this screen that is somebody else's now went to a phone.
  $effect(() => {
    const moved = held.filter((seat) => !table.seats.includes(seat));
    held = table.seats;
    if (table.status.phase === "gathering") return;
    for (const seat of moved) if (table.status.seats[seat]?.left !== "remove") live.tell(t("page-phone-done", { name: table.names[seat] ?? "" }));
  });

  $effect(() => {
    const { host } = table.status;
    if (host !== hosting && table.status.seats.some((seat) => seat.person === host)) live.tell(t("page-host-now", { name: table.personName(host) }));
    hosting = host;
  });

  $effect(() => {
    const wish = table.status.wish;
    const undone = table.fresh.some((item) => item.event.type === "table" && item.event["what"] === wished?.what);
    if (wished && !wish && wished.person === table.person && !undone) live.tell(t("page-wish-refused"));
    wished = wish;
  });
}
