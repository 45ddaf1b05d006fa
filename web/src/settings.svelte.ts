/** What a person chose for this device. Kept in the browser, applied at once. */
import { chooseLanguage } from "./texts/languages.ts";

export interface Settings {
  language: string;
  theme: "system" | "light" | "dark";
  motion: "system" | "full" | "reduce";
  /** Whether an action is asked about again with a mouse; on touch it always is. */
  confirm: boolean;
  sound: boolean;
  /** Whether a curtain falls between two players at one screen even where nothing is hidden. */
  curtain: boolean;
}

const KEY = "fogline.settings";

function usual(): Settings {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  return { language: chooseLanguage(wanted), theme: "system", motion: "system", confirm: false, sound: false, curtain: false };
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
