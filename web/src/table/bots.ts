/** Players' names, and the bots' levels in words. */
import { has, t } from "../texts/live.svelte.ts";
import type { OwnTable, SeatStatus } from "../wire/types.ts";

/** The levels that a person chooses from, easiest first; whatever else the service offers comes after them. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

/** A bot by the words for it, or by its own name where there are none. */
export function botLabel(bot: string): string {
  const name = bot.split(":")[0] ?? bot;
  return has(`page-bot-${name}`) ? t(`page-bot-${name}`) : bot;
}

/** What a seat's player is called; empty where it is open. A table from before bots had names gave them their level's. */
export function playerName({ kind, name, bot }: Pick<SeatStatus, "kind" | "name" | "bot">): string {
  if (kind === "person" && !name) return t("page-former");
  return bot !== null && name.split(":")[0] === bot.split(":")[0] ? botLabel(bot) : name;
}

/** The players of a table in one's list, or of a game that is over. */
export function ownNames({ names, bots, phase }: Pick<OwnTable, "names" | "bots" | "phase">): string[] {
  return names.map((name, seat) => {
    if (!name) return t(phase === "gathering" ? "page-seat-open" : "page-former");
    return bots[seat] ? botLabel(name) : name;
  });
}
