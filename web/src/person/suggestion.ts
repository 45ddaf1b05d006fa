/** A friendly suggestion for somebody who has not said yet who they are: the same wherever they are asked, or only learn. */
import { COLOURS, SHAPES } from "../design/looks.svelte.ts";
import type { Chosen } from "../person.svelte.ts";
import { t } from "../texts/live.svelte.ts";

let made: Chosen | null = null;

export function suggestion(): Chosen {
  return (made ??= { name: anyOf(t("page-suggested-names").split(/,\s*/)), colour: anyOf(COLOURS), shape: anyOf(SHAPES) });
}

function anyOf<T>(choices: readonly T[]): T {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return choices[drawn % choices.length] as T;
}
