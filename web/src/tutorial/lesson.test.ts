import { expect, it, vi } from "vitest";
import type { Credentials, LessonTold, Message, SeatStatus } from "../wire/types.ts";
import { Lesson } from "./lesson.svelte.ts";

const asked: { done: string[][]; answer: (told: LessonTold) => void; fail: (error: Error) => void }[] = [];
const said: string[] = [];

vi.mock("../failure.ts", () => ({ failure: ({ message }: Error) => message }));
vi.mock("../live.svelte.ts", () => ({ live: { announce: () => undefined, tell: (text: string) => void said.push(text) } }));
const me: { current: Credentials | null } = { current: null };
vi.mock("../person.svelte.ts", () => ({ person: () => me.current }));
vi.mock("../texts/live.svelte.ts", () => ({ t: (id: string) => (id === "page-suggested-names" ? "Otter" : id), say: () => "", has: () => false }));
vi.mock("../wire/rest.ts", () => ({
  Refusal: Error,
  teach: (_: string, { done }: { done: string[][] }) => new Promise<LessonTold>((answer, fail) => asked.push({ done, answer, fail })),
}));

const SAY: Message = { type: "message", id: "x", args: {} };
const SEAT: SeatStatus = { kind: "person", person: "learner", name: "", bot: null, colour: "teal", shape: "circle", ready: true, present: true, away: false, lapsed: false, left: null, clock: null };

/** What the service tells after some steps. */
function told(number: number, acted = false): LessonTold {
  const status = { type: "status" as const, phase: "playing" as const, host: "learner", seats: [SEAT], running: [], wish: null, rematch: [], following: null, outcome: null, luck: null, hints: false };
  const answer = acted ? { type: "answer" as const, id: "1", ok: true, reason: null, pending: false, at: number, result: null } : null;
  return {
    info: { table: "t", game: "g", title: "G", prefix: "g", options: {}, rules: 1, names: {}, data: null, drawing: null, timing: {}, public: false, chat: false, continues: null, status },
    told: { type: "events", seat: 0, since: 0, items: [], at: number, view: { actors: [0] }, legal: ["draw"], prompt: SAY },
    step: { say: SAY, piece: [], example: ["draw"] },
    number,
    steps: 5,
    last: false,
    answer,
    otherwise: null,
  };
}

it("forgets an answer that comes after a step back", async () => {
  const lesson = new Lesson("g");
  const opened = lesson.open(0, [["draw"]]);
  asked.shift()!.answer(told(1));
  await opened;
  const acted = lesson.table!.act(["draw"]);
  const back = lesson.back();
  const [late, earlier] = asked.splice(0);
  earlier!.answer(told(0));
  await back;
  late!.answer(told(2, true));
  expect((await acted).ok).toBe(false);
  expect(lesson.number).toBe(0);
  void lesson.table!.act(["draw"]);
  expect(asked.shift()!.done).toEqual([]);
});

it("says why nothing came of it where the service doesn't answer, and can be asked again", async () => {
  const lesson = new Lesson("g");
  const opened = lesson.open(0, []);
  asked.shift()!.answer(told(0));
  await opened;
  const failed = lesson.table!.act(["draw"]);
  asked.shift()!.fail(new Error("too much at once"));
  expect((await failed).ok).toBe(false);
  expect(said).toEqual(["too much at once"]);
  const acted = lesson.table!.act(["draw"]);
  asked.shift()!.answer(told(1, true));
  expect([(await acted).ok, lesson.number]).toEqual([true, 1]);
});

it("keeps what a board asked about its position while a sentence was read on", async () => {
  const lesson = new Lesson("g");
  const opened = lesson.open(0, []);
  asked.shift()!.answer(told(0));
  await opened;
  const surveyed = lesson.table!.survey();
  const read = lesson.next();
  const [survey, onward] = asked.splice(0);
  onward!.answer(told(1, true));
  await read;
  survey!.answer({ ...told(0, true), answer: { ...told(0, true).answer!, result: "lines" } });
  expect(await surveyed).toBe("lines");
});

it("goes on once where the button is pressed twice", async () => {
  const lesson = new Lesson("g");
  const opened = lesson.open(0, []);
  asked.shift()!.answer({ ...told(5), step: null });
  await opened;
  const first = lesson.next();
  const second = lesson.next();
  expect(asked).toHaveLength(1);
  asked.shift()!.answer(told(0));
  await Promise.all([first, second]);
  expect(lesson.chapter).toBe(1);
});

it("calls the learner as everywhere, or as is suggested, in a colour that nobody else has", async () => {
  const rival: SeatStatus = { ...SEAT, kind: "bot", person: null, name: "Mia", colour: "olive" };
  const seen = async (): Promise<string[][]> => {
    const lesson = new Lesson("g");
    const opened = lesson.open(0, []);
    const { info, ...rest } = told(0);
    asked.shift()!.answer({ ...rest, info: { ...info, status: { ...info.status, seats: [SEAT, rival] } } });
    await opened;
    return lesson.table!.status.seats.map(({ name, colour }) => [name, colour]);
  };
  const [[name, colour], other] = (await seen()) as [string[], string[]];
  expect(name).toBe("Otter");
  expect(other).not.toContain(colour);
  me.current = { id: "1", name: "Ada", secret: "", colour: "olive", shape: "star" };
  expect(await seen()).toEqual([["Ada", "olive"], ["Mia", "teal"]]);
});
