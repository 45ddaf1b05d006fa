/** Help in place: every symbol, card and token explains itself on hover, focus or long press, with the rule's number. */
import type { Attachment } from "svelte/attachments";
import { rules } from "../wire/rest.ts";
import type { Message } from "../wire/types.ts";

/** What is explained: a title, and lines each with its rule. */
export interface Topic {
  title: Message;
  lines: readonly { text: Message; rule: string }[];
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
const HOVER = 450;
/** How far a hand that rests may stray, in pixels. */
const HAND = 16;

/** The one bubble of a board. */
export class Helper {
  topic: Topic | null = $state.raw(null);
  anchor: HTMLElement | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  /** When the finger came down, by its own account. */
  #down = 0;
  /** Whether a key is held that goes from one thing to the next. */
  #walks = false;
  #place = { x: NaN, y: NaN };
  #last = { x: NaN, y: NaN };
  #rests = false;

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
      // What comes to lie under a resting pointer explains nothing: its bubble would cover what is to be pressed next.
      const move = (event: PointerEvent): void => {
        if (event.pointerType === "touch" || this.#rests) return;
        if (this.anchor === node) this.stay();
        else later(HOVER);
      };
      const down = (event: PointerEvent): void => {
        this.#pressed = false;
        this.#down = event.timeStamp;
        clearTimeout(this.#timer);
        if (event.pointerType !== "touch") this.hide();
        else
          this.#timer = setTimeout(() => {
            this.#pressed = true;
            show();
          }, LONG_PRESS);
      };
      const stop = (): void => clearTimeout(this.#timer);
      // A long press is a question, not an action. How long it was, the finger knows: a busy page hears of its end late.
      const click = (event: MouseEvent): void => {
        if (!this.#pressed) return;
        this.#pressed = false;
        if (event.timeStamp - this.#down < LONG_PRESS) return this.hide();
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      // Who walks by keys asks; a focus that the board itself puts back somewhere does not.
      const focus = (): void => {
        if (this.#walks && node.matches(":focus-visible")) later(HOVER * 2);
      };
      const leave = (): void => this.#later();
      const menu = (event: Event): void => {
        if (this.#pressed) event.preventDefault();
      };
      const listeners: [string, EventListener, boolean][] = [
        ["pointermove", move as EventListener, false],
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

  /** The pointer was seen somewhere: it rests at the same place as before, and about where it last pressed. */
  seen({ clientX: x, clientY: y }: PointerEvent): void {
    const moved = x !== this.#place.x || y !== this.#place.y;
    this.#rests = !moved || Math.hypot(x - this.#last.x, y - this.#last.y) < HAND;
    this.#place = { x, y };
  }

  /** A key went down or up. */
  typed({ type, key }: KeyboardEvent): void {
    this.#walks = type === "keydown" && /^(Tab|Arrow|Home|End|Page)/.test(key);
  }

  /** Something was pressed: who works there asks nothing until the pointer goes elsewhere. */
  worked({ clientX: x, clientY: y }: PointerEvent): void {
    this.#last = { x, y };
    clearTimeout(this.#timer);
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
