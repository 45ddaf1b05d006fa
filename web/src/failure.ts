/** What went wrong with a call, in a sentence for the person who made it. */
import { say, t } from "./texts/live.svelte.ts";
import { Declined } from "./person.svelte.ts";
import { Refusal } from "./wire/rest.ts";

export function failure(error: unknown): string {
  if (error instanceof Declined) return "";
  if (!(error instanceof Refusal)) return t("page-unreachable");
  return say({ id: `refusal-${error.reason.code}`, args: error.reason.params });
}
