/** The bots' names in words. */
import { has, t } from "../texts/live.svelte.ts";

/** The levels that a person chooses from, easiest first; whatever else the service offers comes after them. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

/** A bot by the words for it, or by its own name where there are none. */
export function botLabel(bot: string): string {
  const name = bot.split(":")[0] ?? bot;
  return has(`page-bot-${name}`) ? t(`page-bot-${name}`) : bot;
}
