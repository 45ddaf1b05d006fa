/** The words of the page in the language chosen now. Whatever reads them is drawn again when the language changes. */
import { games, learning, shell } from "virtual:words";
import { gameWords } from "../wire/rest.ts";
import type { Argument, Message } from "../wire/types.ts";
import { regionOf, Texts } from "./fluent.ts";

interface Spoken {
  language: string;
  shell: Texts | null;
  games: Record<string, Texts>;
}

let current: Spoken = $state.raw({ language: "en", shell: null, games: {} });
const wanted = new Set<string>();
/** The games whose words for learners are wanted too. */
const learnt = new Set<string>();

/** Speak a language from now on: fetches its words, and those of the games that are open. */
export async function speak(language: string): Promise<void> {
  const own = await shellWords(language);
  const found: Record<string, Texts> = {};
  for (const game of wanted) found[game] = await gameTexts(language, game);
  current = { language, shell: new Texts(language, [own]), games: found };
}

/** Fetch the words of a game; its messages can be said afterwards. */
export async function openGame(game: string): Promise<void> {
  wanted.add(game);
  if (current.games[game]) return;
  const language = current.language;
  const texts = await gameTexts(language, game);
  if (current.language === language) current = { ...current, games: { ...current.games, [game]: texts } };
}

/** Fetch the words of a game with those of its tutorial and its five minutes. */
export async function openLearning(game: string): Promise<void> {
  if (learnt.has(game) && current.games[game]) return;
  learnt.add(game);
  wanted.add(game);
  const language = current.language;
  const texts = await gameTexts(language, game);
  if (current.language === language) current = { ...current, games: { ...current.games, [game]: texts } };
}

/** The language spoken now. */
export function language(): string {
  return current.language;
}

/** Whose way of writing numbers and dates the language follows. */
export function region(): string {
  return regionOf(current.language);
}

/** Whether there is such a text. */
export function has(id: string, game: string | null = null): boolean {
  return textsOf(game)?.has(id) ?? false;
}

/** A game's title: as on the box of one's language where its words are there and name it, else as the service tells it. */
export function titleOf(game: string, title: string): string {
  return has("game-title", game) ? say({ id: "game-title", args: {} }, game) : title;
}

/** A message in words. A text that is missing is our fault: the console says so, and the page stays usable. */
export function say(
  message: Pick<Message, "id" | "args">,
  game: string | null = null,
  names: readonly string[] = [],
  proper: Record<string, string> = {},
  you: number | null = null,
): string {
  try {
    return textsOf(game)?.say(message, names, proper, you) ?? "";
  } catch (error) {
    console.error(error);
    return message.id;
  }
}

/** One of the page's own texts. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return say({ id, args });
}

function textsOf(game: string | null): Texts | null {
  return (game === null ? null : current.games[game]) ?? current.shell;
}

async function gameTexts(language: string, game: string): Promise<Texts> {
  const own = games[game]?.[language]?.() ?? servedWords(language, game);
  const more = (learnt.has(game) ? learning[game]?.[language]?.() : undefined) ?? "";
  return new Texts(language, await Promise.all([shellWords(language), own, more]));
}

/** The words of a game that the page does not come with. Without them the other games can still be played. */
async function servedWords(language: string, game: string): Promise<string> {
  try {
    return await gameWords(game, language);
  } catch (error) {
    console.error(error);
    return "";
  }
}

async function shellWords(language: string): Promise<string> {
  return (await (shell[language] ?? shell["en"])?.()) ?? "";
}
