/** What a person chose for this device. Kept in the browser, applied at once. */
import type { Pace } from "./table/reel.ts";
import { chooseLanguage } from "./texts/languages.ts";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduce";
  /** How others' moves are shown: one by one, or at once. */
  pace: Pace;
  /** Whether an action is asked about again with a mouse; on touch it always is. */
  confirm: boolean;
  /** The teacher: from which share of the victory on, in hundredths, one is warned before giving it away; 0 for never. */
  teacher: number;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** Whether the browser tells of one's turn while the page is open behind others. */
  notify: boolean;
  /** Whether a curtain falls between two players at one screen even where nothing is hidden. */
  curtain: boolean;
  /** Whether the log lies open beside the board; null where the window's width decides. */
  log: boolean | null;
  /** How many play against bots, by game. */
  players: Record<string, number>;
  /** The bots' level. */
  level: string;
}

const KEY = "fogline.settings";

function usual(): Settings {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return {
    language: chooseLanguage(wanted),
    theme: "system",
    motion: "system",
    pace: "calm",
    confirm: false,
    teacher: 0,
    sound: false,
    volume: 0.5,
    notify: false,
    curtain: false,
    log: null,
    players: {},
    level: "medium",
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual(), ...kept() });
settings.language = chooseLanguage([settings.language]);

// What is chosen in one tab holds in the others at once.
if (typeof addEventListener === "function") {
  addEventListener("storage", (event) => {
    if (event.key === KEY && event.newValue !== null) Object.assign(settings, kept());
  });
}

/** Shows the settings on the document, and keeps them; called again by itself whenever one changes. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.language;
      setOrRemove(root, "data-theme", settings.theme);
      setOrRemove(root, "data-motion", settings.motion);
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}

/** Whether an action is asked about again: always on touch, by choice with a mouse. */
export function mustConfirm(): boolean {
  return settings.confirm || matchMedia("(pointer: coarse)").matches;
}

/** Whether movement is to be spared. */
export function reducedMotion(): boolean {
  if (settings.motion !== "system") return settings.motion === "reduce";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function setOrRemove(root: HTMLElement, name: string, value: string): void {
  if (value === "system") root.removeAttribute(name);
  else root.setAttribute(name, value);
}
