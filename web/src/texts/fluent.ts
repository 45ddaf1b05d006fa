/** Words for messages, as `fogline.texts` makes them in Python: the same files, the same sentences. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Argument, Message } from "../wire/types.ts";

/** What people typed may be of any length and still be quoted: a longer word is cut. */
export const LONGEST_WORD = 200;

/** How many texts are remembered. */
const REMEMBERED = 4000;

/** The region whose rules for numbers and plurals a language follows; we write “colour”. */
const REGIONS: Record<string, string> = { en: "en-GB" };

export function regionOf(language: string): string {
  return REGIONS[language] ?? language;
}

/** A text is missing, badly written, or asks for more than its message holds. */
export class TextError extends Error {}

/** Says messages in one language; later sources may not say again what earlier ones say. */
export class Texts {
  readonly language: string;
  readonly #bundle: FluentBundle;
  /** What was said before: a board says nearly the same of every piece after each move. */
  readonly #said = new Map<string, string>();

  constructor(language: string, sources: readonly string[]) {
    this.language = language;
    this.#bundle = new FluentBundle([regionOf(language)], { useIsolating: false });
    for (const source of sources) {
      const errors = this.#bundle.addResource(new FluentResource(source));
      if (errors.length) throw new TextError(errors.map(String).join("; "));
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in words. Beside each list and each number of points `x`, a text finds `x-count` for its plurals,
   * and beside each list `x-or`, its items joined as a choice. What is about the seat `you` is said by the text's attribute
   * of that name, where it has one. */
  say(message: Pick<Message, "id" | "args">, names: readonly string[] = [], proper: Record<string, string> = {}, you: number | null = null): string {
    const filled: Record<string, string | number> = {};
    for (const [name, argument] of Object.entries(message.args)) {
      filled[name] = this.#fill(argument, names, proper);
      if (Array.isArray(argument)) {
        filled[`${name}-count`] = argument.length;
        filled[`${name}-or`] = this.#join(argument.map((item) => String(this.#fill(item, names, proper))), "list-or");
      } else if (typeof argument === "object" && argument.type === "halves") filled[`${name}-count`] = argument.count / 2;
    }
    const { seat } = message.args;
    const yours = you !== null && typeof seat === "object" && "type" in seat && seat.type === "seat" && seat.number === you;
    return this.#format(message.id, filled, yours);
  }

  #fill(argument: Argument, names: readonly string[], proper: Record<string, string>): string | number {
    if (typeof argument === "string") return cut(argument);
    if (typeof argument === "number") return argument;
    if (Array.isArray(argument)) return this.#join(argument.map((item) => String(this.#fill(item, names, proper))));
    switch (argument.type) {
      case "message":
        return this.say(argument, names, proper);
      case "seat":
        return this.seat(argument.number, names);
      case "halves":
        return halvesText(argument.count);
      case "name":
        return proper[argument.id] ?? argument.id;
    }
  }

  /** A player's name, or the number of the seat, counted from 1. */
  seat(number: number, names: readonly string[]): string {
    const name = names[number];
    return name ? cut(name) : this.#format("seat", { number: number + 1 });
  }

  #join(items: string[], last = "list-last"): string {
    const [first, ...more] = items;
    if (first === undefined) return this.#format("list-empty", {});
    return more.reduce(
      (list, item, i) => this.#format(i === more.length - 1 ? last : "list-more", { list, item }),
      first,
    );
  }

  #format(id: string, filled: Record<string, string | number>, yours = false): string {
    const key = `${yours} ${id} ${JSON.stringify(filled)}`;
    const known = this.#said.get(key);
    if (known !== undefined) return known;
    const text = this.#formatted(id, filled, yours);
    if (this.#said.size >= REMEMBERED) this.#said.clear();
    this.#said.set(key, text);
    return text;
  }

  #formatted(id: string, filled: Record<string, string | number>, yours: boolean): string {
    const entry = this.#bundle.getMessage(id);
    const pattern = (yours ? entry?.attributes["you"] : undefined) ?? entry?.value;
    if (!pattern) throw new TextError(`no text “${id}” in “${this.language}”`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, filled, errors);
    if (errors.length) throw new TextError(`the text “${id}” in “${this.language}”: ${errors.map(String).join("; ")}`);
    return text;
  }
}

/** Points counted in halves, as people write them: 5 is 2½. */
export function halvesText(count: number): string {
  const whole = Math.floor(Math.abs(count) / 2);
  const half = Math.abs(count) % 2;
  return (count < 0 ? "−" : "") + (whole || !half ? String(whole) : "") + (half ? "½" : "");
}

function cut(word: string): string {
  const letters = [...word];
  return letters.length <= LONGEST_WORD ? word : `${letters.slice(0, LONGEST_WORD - 1).join("")}…`;
}
