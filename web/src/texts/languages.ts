/** The languages that the page speaks: those that its own words are written in. */
import { shell } from "virtual:words";

export const LANGUAGES: string[] = Object.keys(shell).sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));

/** The first of the wanted languages that there is, else English. */
export function chooseLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split("-")[0] ?? "";
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

/** A language's own name for itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
