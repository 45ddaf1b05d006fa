/** Help in place: every symbol, card and token explains itself on hover, focus or long press, with the rule's number. */
import type { Attachment } from "svelte/attachments";
import { rules } from "../../wire/rest.ts";
import type { Message } from "../../wire/types.ts";
import { COLOUR_NAMES, parseCard } from "./cards.ts";
import { cardMessage, message } from "./words.ts";

/** What is explained: a title, and lines each with its rule. */
export interface Topic {
  title: Message;
  lines: readonly { text: Message; rule: string }[];
}

/** The rule behind each text `sfb-help-…`. */
const RULES: Readonly<Record<string, string>> = {
  deck: "SF-3.1",
  column: "SF-3.3",
  contracts: "SF-4.1",
  clock: "SF-8.1",
  "foundation-token": "SF-3.2",
  tracks: "SF-5.4",
  depot: "SF-5.4",
  square: "SF-5.5",
  foundation: "SF-5.6",
  coast: "SF-5.6",
  bonus: "SF-7.1",
  value: "SF-6.1",
  colour: "SF-5.1",
  black: "SF-5.1",
  district: "SF-9.1",
  ties: "SF-9.2",
  trams: "SF-9.1",
  network: "SF-5.4",
  skyscraper: "SF-5.6",
  medal: "SF-5.7",
  completion: "SF-5.3",
  "bonus-plus": "SF-7.3",
  "bonus-value": "SF-7.4",
  "bonus-depot": "SF-7.4",
  "bonus-vp": "SF-7.5",
  "bonus-return": "SF-4.2",
  "bonus-tracks": "SF-7.6",
  points: "SF-9.6",
  box: "SF-3.5",
};

/** A topic with one or more lines; the title is a text of its own. */
export function topic(title: Message, ...names: string[]): Topic {
  return { title, lines: names.map((name) => ({ text: message(`sfb-help-${name}`), rule: RULES[name] ?? "" })) };
}

/** What a card's parts mean. */
export function cardTopic(code: string): Topic {
  const card = parseCard(code);
  const names: string[] = [];
  if (card.colour === null) names.push(code === "depot" ? "bonus-depot" : "bonus-value");
  else names.push(card.colour === "k" ? "black" : "colour");
  if (card.value > 0) names.push("value");
  names.push(...card.marks.filter((mark) => card.colour !== null || mark !== "depot"));
  const { title, lines } = topic(cardMessage(code), ...names);
  const first = lines[0];
  if (!first || card.colour === null || card.colour === "k") return { title, lines };
  // The line about the colour names it.
  const text = message("sfb-help-colour", { colour: message(`sf-colour-${COLOUR_NAMES[card.colour]}`) });
  return { title, lines: [{ ...first, text }, ...lines.slice(1)] };
}

const fetched = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** The paragraphs of the rules by number, in a language; fetched once. */
export function paragraphsOf(language: string): Promise<ReadonlyMap<string, string>> {
  const known = fetched.get(language) ?? rules(language).then((found) => new Map(found.map((one) => [one.number, one.text])));
  fetched.set(language, known);
  known.catch(() => fetched.delete(language));
  return known;
}

const LONG_PRESS = 450;
const HOVER = 350;

/** The one bubble of a board. */
export class Helper {
  topic: Topic | null = $state.raw(null);
  anchor: HTMLElement | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;

  /** Explains an element: `{@attach helper.on(() => topic)}`. */
  on(about: () => Topic): Attachment<HTMLElement> {
    return (node) => {
      // A board that was put away meanwhile has nothing to explain.
      const show = (): void => {
        if (node.isConnected) this.#show(node, about());
      };
      const later = (after: number): void => {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(show, after);
      };
      const enter = (event: PointerEvent): void => {
        if (event.pointerType !== "touch") later(HOVER);
      };
      const down = (event: PointerEvent): void => {
        this.#pressed = false;
        clearTimeout(this.#timer);
        if (event.pointerType !== "touch") this.hide();
        else
          this.#timer = setTimeout(() => {
            this.#pressed = true;
            show();
          }, LONG_PRESS);
      };
      const stop = (): void => clearTimeout(this.#timer);
      // A long press is a question, not an action.
      const click = (event: MouseEvent): void => {
        if (!this.#pressed) return;
        this.#pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const focus = (): void => {
        if (node.matches(":focus-visible")) later(HOVER * 2);
      };
      const leave = (): void => this.#later();
      const menu = (event: Event): void => {
        if (this.#pressed) event.preventDefault();
      };
      const listeners: [string, EventListener, boolean][] = [
        ["pointerenter", enter as EventListener, false],
        ["pointerleave", leave, false],
        ["pointerdown", down as EventListener, false],
        ["pointerup", stop, false],
        ["pointercancel", stop, false],
        ["click", click as EventListener, true],
        ["contextmenu", menu, false],
        ["focus", focus, false],
        ["blur", leave, false],
      ];
      for (const [name, listener, capture] of listeners) node.addEventListener(name, listener, capture);
      return () => {
        for (const [name, listener, capture] of listeners) node.removeEventListener(name, listener, capture);
        if (this.anchor === node) this.hide();
      };
    };
  }

  #show(node: HTMLElement, about: Topic): void {
    this.topic = about;
    this.anchor = node;
  }

  /** Leaves time to reach the bubble itself. */
  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), 220);
  }

  /** The pointer is in the bubble: it stays. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  leave(): void {
    this.#later();
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.topic = null;
    this.anchor = null;
  }
}
