import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AGAIN, Connection, PATIENCE, PULSE, RETRY, SIGN, SILENCE, SLOWEST, type Listener, type Wire } from "./socket.ts";
import type { Message, Said, Status, Told } from "./types.ts";

/** A network in a test: every socket that was opened, and what was sent over it. */
class FakeWire implements Wire {
  sent: any[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  get(table: string | null, frame: object): void {
    this.onmessage?.({ data: JSON.stringify({ table, frame }) });
  }
}

const PROMPT: Message = { type: "message", id: "x", args: {} };

function events(seat: number, since: number, count: number): Told {
  const items = Array.from({ length: count }, (_, i) => ({ n: since + i, event: { type: "e" }, say: PROMPT }));
  return { type: "events", seat, since, items, at: since + count, view: null, legal: [], prompt: PROMPT };
}

class Ear implements Listener {
  known: Record<number, number> = {};
  heard: Told[] = [];
  statuses: Status[] = [];
  lines: Said[] = [];
  since = (): Record<number, number> => this.known;
  onStatus = (status: Status): unknown => this.statuses.push(status);
  onSaid = (said: Said): unknown => this.lines.push(said);
  onTold = (told: Told): void => {
    this.heard.push(told);
    this.known[told.seat] = told.since + told.items.length;
  };
}

describe("the connection", () => {
  let wires: FakeWire[];
  let up: boolean[];
  let versions: string[];
  let connection: Connection;
  const wire = (): FakeWire => wires.at(-1) as FakeWire;
  const sent = (type: string): any[] => wire().sent.filter((message) => message.type === type);

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    up = [];
    versions = [];
    const watching = { connected: (is: boolean) => up.push(is), version: (v: string) => versions.push(v), goodbye: () => undefined };
    connection = new Connection("secret", watching, () => {
      wires.push(new FakeWire());
      return wire();
    });
  });
  afterEach(() => {
    connection.close();
    vi.useRealTimers();
  });

  it("says who it is before anything else", () => {
    void connection.watch("t", new Ear());
    expect(wire().sent).toEqual([]);
    wire().onopen?.();
    expect(wire().sent.map((message) => message.type)).toEqual(["hello", "watch"]);
    expect(wire().sent[0].secret).toBe("secret");
    expect(up).toEqual([true]);
  });

  it("gives every request its own answer, whatever their order", async () => {
    wire().onopen?.();
    const one = connection.ask("t", { type: "why", seat: 0, action: "a" });
    const two = connection.ask("t", { type: "why", seat: 0, action: "b" });
    const [first, second] = sent("ask").map((message) => message.request.id);
    expect(first).not.toBe(second);
    wire().get("t", { type: "answer", id: second, ok: true, result: "two" });
    wire().get("t", { type: "answer", id: first, ok: true, result: "one" });
    expect([(await one).result, (await two).result]).toEqual(["one", "two"]);
  });

  it("sends again what was not answered, with the same id, and watches from where it was", async () => {
    const ear = new Ear();
    wire().onopen?.();
    const watched = connection.watch("t", ear);
    wire().get(null, { type: "reply", id: sent("watch")[0].id, ok: true });
    expect((await watched).ok).toBe(true);
    wire().get("t", events(0, 0, 3));
    const acted = connection.ask("t", { type: "act", seat: 0, actions: ["draw"] });
    const id = sent("ask")[0].request.id;

    wire().onclose?.();
    expect(up).toEqual([true, false]);
    vi.advanceTimersByTime(RETRY);
    expect(wires).toHaveLength(2);
    wire().onopen?.();
    expect(sent("watch")).toMatchObject([{ table: "t", since: { 0: 3 } }]);
    expect(sent("ask")).toMatchObject([{ request: { id, type: "act", actions: ["draw"] } }]);
    wire().get("t", { type: "answer", id, ok: true });
    expect((await acted).ok).toBe(true);

    wire().onclose?.();
    vi.advanceTimersByTime(RETRY);
    wire().onopen?.();
    expect(sent("ask")).toEqual([]);
  });

  it("keeps what was asked while there was no connection", () => {
    wire().onopen?.();
    wire().onclose?.();
    void connection.ask("t", { type: "undo", seat: 1 });
    vi.advanceTimersByTime(RETRY);
    wire().onopen?.();
    expect(sent("ask")).toMatchObject([{ request: { type: "undo", seat: 1 } }]);
  });

  it("asks for what is missing after a gap, and passes nothing on until it has it", () => {
    const ear = new Ear();
    wire().onopen?.();
    void connection.watch("t", ear);
    wire().get("t", events(0, 0, 2));
    wire().get("t", events(0, 5, 1));
    expect(ear.heard).toHaveLength(1);
    expect(sent("watch").at(-1)).toMatchObject({ since: { 0: 2 } });
    wire().get("t", events(0, 2, 4));
    expect(ear.known).toEqual({ 0: 6 });
  });

  it("watches again when the table left memory", () => {
    wire().onopen?.();
    void connection.watch("t", new Ear());
    wire().get("t", { type: "closed" });
    expect(sent("watch")).toHaveLength(2);
  });

  it("asks again for a table that the service can't have now, until it can", async () => {
    const refuse = async (): Promise<void> => {
      const reason = { code: "table-failed", rule: null, params: {} };
      wire().get(null, { type: "reply", id: sent("watch").at(-1)?.id, ok: false, reason });
      await vi.advanceTimersByTimeAsync(AGAIN);
    };
    wire().onopen?.();
    void connection.watch("t", new Ear());
    wire().get(null, { type: "reply", id: sent("watch")[0]?.id, ok: true });
    wire().get("t", { type: "closed" });
    await refuse();
    await refuse();
    expect(sent("watch")).toHaveLength(4);
    wire().get(null, { type: "reply", id: sent("watch").at(-1)?.id, ok: true });
    await vi.advanceTimersByTimeAsync(5 * AGAIN);
    expect(sent("watch")).toHaveLength(4);
  });

  it("asks a service that says nothing whether it is there, and goes elsewhere where it isn't", () => {
    wire().onopen?.();
    vi.advanceTimersByTime(SILENCE + PULSE);
    expect(sent("unwatch")).toHaveLength(1);
    vi.advanceTimersByTime(SIGN - PULSE);
    wire().get(null, { type: "reply", id: sent("unwatch")[0]?.id, ok: true });
    vi.advanceTimersByTime(SILENCE);
    expect(sent("unwatch")).toHaveLength(1);
    expect(up).toEqual([true]);
    vi.advanceTimersByTime(2 * PULSE + SIGN);
    expect(sent("unwatch")).toHaveLength(2);
    vi.advanceTimersByTime(PULSE);
    expect(up).toEqual([true, false]);
  });

  it.each(["who waits for an answer", "who only watches"])("leaves a service that froze within 13 seconds: %s", (who) => {
    wire().onopen?.();
    if (who === "who waits for an answer") void connection.ask("t", { type: "undo", seat: 0 });
    vi.advanceTimersByTime(13_000);
    expect(wires.length).toBeGreaterThan(1);
  });

  it("gives up a connection that doesn't come to stand, and waits a little longer for each", () => {
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      const [opened, began] = [wires.length, Date.now()];
      while (wires.length === opened) vi.advanceTimersByTime(100);
      waits.push(Date.now() - began);
      expect(wires[opened - 1]?.closed).toBe(true);
    }
    expect(waits[0]).toBeLessThan(SIGN + RETRY + 2 * PULSE);
    expect(waits[2]).toBeGreaterThan(SIGN + 4 * RETRY);
    expect(up.every((is) => !is)).toBe(true);
    wire().onopen?.();
    vi.advanceTimersByTime(SILENCE);
    expect(up.at(-1)).toBe(true);
  });

  it("waits longer each time, but not for ever", () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      const opened = wires.length;
      const began = Date.now();
      wire().onclose?.();
      while (wires.length === opened) vi.advanceTimersByTime(50);
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([RETRY, 400, 800, 1600, 3200, SLOWEST, SLOWEST, SLOWEST]);
    connection.retry();
    expect(wires).toHaveLength(10);
  });

  it("counts a connection as lost that answers nothing", () => {
    wire().onopen?.();
    void connection.ask("t", { type: "undo", seat: 0 });
    vi.advanceTimersByTime(PATIENCE + 3000);
    expect(up).toEqual([true, false]);
    expect(wires[0]?.closed).toBe(true);
  });

  it("is told of the version that is served, and of nothing more of a table left alone", () => {
    const ear = new Ear();
    wire().onopen?.();
    void connection.watch("t", ear);
    wire().get(null, { type: "reply", id: sent("watch")[0].id, ok: true, version: "abc" });
    expect(versions).toEqual(["abc"]);
    connection.unwatch("t");
    expect(sent("unwatch")).toHaveLength(1);
    wire().get("t", events(0, 0, 1));
    expect(ear.heard).toEqual([]);
  });

  it("does not watch again what it may not", async () => {
    wire().onopen?.();
    const watched = connection.watch("t", new Ear());
    wire().get(null, { type: "reply", id: sent("watch")[0].id, ok: false, reason: { code: "unknown-table", rule: null, params: {} } });
    expect((await watched).reason?.code).toBe("unknown-table");
    wire().onclose?.();
    vi.advanceTimersByTime(RETRY);
    wire().onopen?.();
    expect(sent("watch")).toEqual([]);
  });
});
