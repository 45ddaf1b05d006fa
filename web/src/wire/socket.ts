/** One socket to the service for all tables: it comes back after any gap, asks for what it missed, and sends again,
 * with the same id, what was not answered. */
import { newId } from "./id.ts";
import type { Answer, AnyRequest, Reason, Received, Reply, Said, Sent, Status, Told } from "./types.ts";

/** Milliseconds until a lost connection is tried again; doubled each time, up to `SLOWEST`. */
export const RETRY = 200;
export const SLOWEST = 5000;
/** Milliseconds without any answer after which the connection counts as lost. */
export const PATIENCE = 12_000;
/** After so long without a word from the service it is asked whether it is still there: one that froze doesn't say so. */
export const SILENCE = 6000;
/** Milliseconds in which it must have said something then; a new connection has somewhat longer to stand. */
export const SIGN = 4000;
/** Between two looks at that. */
export const PULSE = 1000;
/** Until a table is asked for again that the service could not open. */
export const AGAIN = 1000;

/** What a table does with what it is told. */
export interface Listener {
  /** For each viewer, how many events are known. */
  since(): Record<number, number>;
  /** How many moments in between a frame may have; none where it isn't said. */
  readonly moments?: number;
  onStatus(status: Status): void;
  onTold(told: Told): void;
  onSaid(said: Said): void;
}

/** A request without its id, which the connection gives it. */
export type Wanted<R extends AnyRequest = AnyRequest> = R extends AnyRequest ? Omit<R, "id"> : never;

export interface Watching {
  /** Whether the connection stands; false until the first one does. */
  connected(is: boolean): void;
  /** The version of the page that the service serves. */
  version(version: string): void;
  /** The service cuts us off. */
  goodbye(reason: Reason): void;
}

interface Waiting {
  /** Made anew each time it is sent: a watch asks for what is missing then. */
  message: () => Sent;
  answered: (frame: Answer | Reply) => void;
  sent: number;
}

/** What of a WebSocket is used, so that a test can stand in for the network. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

export class Connection {
  readonly #secret: string | null;
  readonly #open: () => Wire;
  readonly #watching: Watching;
  readonly #prefix = newId();
  readonly #waiting = new Map<string, Waiting>();
  readonly #tables = new Map<string, Listener>();
  #number = 0;
  #wire: Wire | null = null;
  #up = false;
  #delay = RETRY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  #heard = Date.now();
  /** When the service was asked whether it is there, and has said nothing since; 0 where it has. */
  #probed = 0;
  #begun = Date.now();

  constructor(secret: string | null, watching: Watching, open: () => Wire = openSocket) {
    this.#secret = secret;
    this.#watching = watching;
    this.#open = open;
    this.#connect();
    this.#pulse = setInterval(() => this.#checkPulse(), PULSE);
  }

  /** Ask something of a table; answered exactly once, also after gaps. */
  ask(table: string, wanted: Wanted): Promise<Answer> {
    const id = this.#newId();
    const request = { ...wanted, id } as AnyRequest;
    return this.#exchange(id, () => ({ type: "ask", table, request })) as Promise<Answer>;
  }

  /** Be told what happens at a table, until `unwatch`. */
  async watch(table: string, listener: Listener): Promise<Reply> {
    this.#tables.set(table, listener);
    const reply = await this.#watch(table);
    if (!reply.ok) this.#tables.delete(table);
    return reply;
  }

  unwatch(table: string): void {
    if (!this.#tables.delete(table)) return;
    const id = this.#newId();
    if (this.#up) void this.#exchange(id, () => ({ type: "unwatch", id, table }));
  }

  /** Try at once, e.g. when the network is back. */
  retry(): void {
    if (this.#closed || this.#up) return;
    this.#delay = RETRY;
    clearTimeout(this.#timer);
    this.#drop();
    this.#connect();
  }

  /** Lose the connection, as a bad network does; it comes back by itself. */
  lose(): void {
    if (this.#wire) this.#lost(this.#wire);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#drop();
  }

  #newId(): string {
    this.#number += 1;
    return `${this.#prefix}-${this.#number}`;
  }

  /** A table that was closed is there again at once, or, where the service can't have it now, after a while. */
  async #watchAgain(table: string): Promise<void> {
    const reply = await this.#watch(table);
    if (reply.ok || reply.reason?.code !== "table-failed") return;
    setTimeout(() => this.#up && !this.#closed && this.#tables.has(table) && void this.#watchAgain(table), AGAIN);
  }

  #watch(table: string): Promise<Reply> {
    const id = this.#newId();
    // What is missing when it is sent, not when it was first wanted.
    const message = (): Sent => ({
      type: "watch",
      id,
      table,
      since: this.#tables.get(table)?.since() ?? {},
      moments: this.#tables.get(table)?.moments ?? 0,
    });
    return this.#exchange(id, message) as Promise<Reply>;
  }

  #exchange(id: string, message: () => Sent): Promise<Answer | Reply> {
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, answered: resolve, sent: Date.now() });
      if (this.#up) this.#send(message());
    });
  }

  #send(message: Sent): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #connect(): void {
    const wire = this.#open();
    this.#wire = wire;
    this.#begun = Date.now();
    wire.onopen = () => this.#greet(wire);
    wire.onclose = () => this.#lost(wire);
    wire.onmessage = (event) => {
      if (wire === this.#wire) this.#take(JSON.parse(String(event.data)) as Received);
    };
  }

  /** Say who we are, watch again what was watched, and send again what was not answered. */
  #greet(wire: Wire): void {
    if (wire !== this.#wire) return;
    this.#up = true;
    this.#hear();
    this.#delay = RETRY;
    if (this.#secret) this.#send({ type: "hello", id: this.#newId(), secret: this.#secret });
    const asked = new Set<string>();
    for (const waiting of this.#waiting.values()) {
      const message = waiting.message();
      waiting.sent = Date.now();
      if (message.type === "watch") asked.add(message.table);
      this.#send(message);
    }
    for (const table of this.#tables.keys()) if (!asked.has(table)) void this.#watchAgain(table);
    this.#watching.connected(true);
  }

  #lost(wire: Wire): void {
    if (wire !== this.#wire || this.#closed) return;
    this.#drop();
    this.#watching.connected(false);
    this.#timer = setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(SLOWEST, this.#delay * 2);
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#up = false;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  #checkPulse(): void {
    const now = Date.now();
    const since = (when: number, most: number): boolean => when < now - most;
    const isIgnored = [...this.#waiting.values()].some(({ sent }) => since(sent, PATIENCE));
    if (!this.#up) {
      if (since(this.#begun, SIGN + this.#delay)) this.lose();
    } else if (isIgnored || (this.#probed && since(this.#probed, SIGN))) {
      this.lose();
    } else if (!this.#probed && since(this.#heard, SILENCE)) {
      this.#probed = now;
      this.#send({ type: "unwatch", id: this.#newId(), table: "" }); // changes nothing, and is answered
    }
  }

  #hear(): void {
    this.#heard = Date.now();
    this.#probed = 0;
  }

  #take({ table, frame }: Received): void {
    this.#hear();
    switch (frame.type) {
      case "reply":
      case "answer":
        if (frame.type === "reply" && frame.version) this.#watching.version(frame.version);
        this.#waiting.get(frame.id)?.answered(frame);
        this.#waiting.delete(frame.id);
        return;
      case "goodbye":
        this.#watching.goodbye(frame.reason);
        return;
    }
    const listener = this.#tables.get(table ?? "");
    if (!listener || table === null) return;
    if (frame.type === "closed") void this.#watchAgain(table);
    else if (frame.type === "status") listener.onStatus(frame);
    else if (frame.type === "chat") listener.onSaid(frame);
    else if (frame.since > (listener.since()[frame.seat] ?? 0)) void this.#watch(table);
    else listener.onTold(frame);
  }
}

function openSocket(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`);
}
