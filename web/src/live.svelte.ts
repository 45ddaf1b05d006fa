/** What the page as a whole knows: its connection, an upgrade of the service, and what is read out. */
import { person } from "./person.svelte.ts";
import { hostsNotice } from "./wire/rest.ts";
import { Connection } from "./wire/socket.ts";
import type { Notice } from "./wire/types.ts";

/** Milliseconds between two questions for what the host has to say. */
const HEAR = 30_000;

class Live {
  /** Whether there is a connection now. */
  connected: boolean = $state(false);
  /** Whether there ever was one: a page that is just loading has lost nothing. */
  everConnected: boolean = $state(false);
  /** Whether the service serves a newer page than this one. */
  outdated: boolean = $state(false);
  /** What a screen reader says when it has time. */
  polite: string = $state("");
  /** What a screen reader says at once. */
  assertive: string = $state("");
  /** A short message for everybody, gone after some seconds. */
  notice: string = $state("");
  /** What the host has to say to everybody. */
  host: Notice | null = $state(null);
  /** When the service begins anew, by this browser's clock. */
  restarts: number | null = $state(null);
  /** Whether a table fills the page and brings its own head. */
  bare: boolean = $state(false);
  #version: string | null = document.querySelector<HTMLMetaElement>('meta[name="fogline-version"]')?.content ?? null;
  #connection: Connection | null = null;
  #secret: string | null = null;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** The connection of the person that this is now. */
  get connection(): Connection {
    const secret = person()?.secret ?? null;
    if (this.#connection && this.#secret === secret) return this.#connection;
    this.#connection?.close();
    this.#secret = secret;
    this.#connection = new Connection(secret, {
      connected: (is) => {
        this.connected = is;
        if (is && this.everConnected) void this.hear();
        this.everConnected ||= is;
      },
      version: (version) => {
        this.#version ??= version;
        this.outdated = version !== this.#version;
      },
      goodbye: () => undefined,
    });
    return this.#connection;
  }

  /** Ask what the host has to say; who can't be asked now is asked again later. */
  async hear(): Promise<void> {
    if (document.hidden || (this.everConnected && !this.connected)) return;
    const said = await hostsNotice().catch(() => null);
    if (!said) return;
    this.host = said;
    this.restarts = said.restart === null ? null : Date.now() + said.restart * 1000;
  }

  announce(text: string, assertive = false): void {
    // The same words twice are read twice: the region must change in between.
    const key = assertive ? "assertive" : "polite";
    this[key] = this[key] === text ? `${text} ` : text;
  }

  /** Leave nothing of what was said. */
  hush(): void {
    this.polite = this.assertive = this.notice = "";
  }

  tell(text: string): void {
    this.notice = text;
    this.announce(text);
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ""), 6000);
  }
}

export const live = new Live();

void live.hear();
setInterval(() => void live.hear(), HEAR);
addEventListener("visibilitychange", () => void live.hear());
addEventListener("online", () => live.connection.retry());
addEventListener("offline", () => live.connection.lose());
