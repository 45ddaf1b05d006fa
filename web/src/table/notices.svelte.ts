/** Notices for who looks elsewhere: sounds, the icon of the tab, and the browser's own notification while the page is open. */
import { boardOf } from "../games/index.ts";
import { settings } from "../settings.svelte.ts";
import { t } from "../texts/live.svelte.ts";
import type { Item } from "../wire/types.ts";
import type { TableModel } from "./model.svelte.ts";
import type { Sound } from "./sounds.ts";

/** Whether this browser could notify here: it needs an encrypted page. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

/** Ask the browser whether it may; says whether it may. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Sounds with what is shown, and notices of one's turn. Call it in a component. */
export function notices(get: () => TableModel): void {
  const table = $derived(get());
  let heard: Item[] = get().fresh;
  let ended = get().status.phase === "over";

  $effect(() => {
    const { fresh } = table;
    if (fresh === heard || table.curtain) return;
    heard = fresh;
    const sound = soundOf(table.info.game, fresh);
    if (sound) make(sound);
  });

  $effect(() => {
    if (!table.turn) return;
    make("turn");
    const bell = icon("/icon-turn.svg");
    const notice = notify(table);
    return () => {
      bell();
      notice?.close();
    };
  });

  $effect(() => {
    const over = table.status.phase === "over" && !table.behind;
    if (over && !ended) make("end");
    ended = over;
  });
}

/** What is heard of some events that are seen together: the last of them that has a sound. */
export function soundOf(game: string, events: readonly Pick<Item, "event">[]): Sound | undefined {
  const sounds = boardOf(game).sounds ?? {};
  return events.map(({ event }) => sounds[event.type]).findLast((one) => one !== undefined);
}

/** Make a sound, where somebody wants sounds; they are fetched with the first one. Browsers let nothing be heard before a first press. */
export function make(sound: Sound): void {
  const pressed = navigator.userActivation?.hasBeenActive ?? true;
  if (settings.sound && pressed) void import("./sounds.ts").then(({ play }) => play(sound, settings.volume));
}

/** Show another icon in the tab; gives back what ends it. */
function icon(href: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const before = link?.getAttribute("href");
  link?.setAttribute("href", href);
  return () => before && link?.setAttribute("href", before);
}

function notify(table: TableModel): Notification | null {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return null;
  try {
    const notice = new Notification(t("page-title-turn", { title: table.info.title }), { body: table.say(table.prompt), icon: "/icon-192.png", tag: table.name });
    notice.onclick = () => window.focus();
    return notice;
  } catch {
    return null; // some phones let only a worker notify
  }
}
