import { describe, expect, it } from "vitest";
import { TableModel } from "../../table/model.svelte.ts";
import type { SurveyedLine, TicketToRideSurvey, TicketToRideView } from "../../wire/games/ticket_to_ride.ts";
import type { Answer, Reason, SeatStatus, Status, TableInfo } from "../../wire/types.ts";
import type { Wanted } from "../../wire/socket.ts";
import { Desk } from "./desk.svelte.ts";

const SAYS = { type: "message", id: "x", args: {} } as const;
const SECOND: Reason = { code: "ferry-second", rule: "TT-3.2", params: {} };
const TAKEN: Reason = { code: "line-taken", rule: "TT-3.7", params: {} };

const seat = { cards: 4, known: {}, tickets: 1, offered: 0, known_tickets: [], known_offer: [], knowers: {}, seen_by: [], offer_seen_by: [], tokens: [], cars: 20, lines: [], line_points: 0, tourist_points: 0 };
const VIEW = {
  seat: 0, players: 2, actors: [0], phase: "turn", outcome: null, turn: 0, trigger: null, hand: { red: 3, ferry: 1 },
  tickets: [{ ticket: "ash-elm", points: 5, completed: false }], offer: [], kept: [], face_up: { red: 2, ferry: 1, blue: 2 },
  piles: [], seats: [seat, { ...seat, lines: ["bay-elm"] }],
} as unknown as TicketToRideView;

function line(name: string, more: Partial<SurveyedLine> = {}): SurveyedLine {
  return { line: name, owner: null, possible: false, payments: [], reason: TAKEN, closed: null, missing: 1, colour: "red", claimed: null, ...more };
}
const RED = line("ash-bay", {
  possible: true,
  reason: null,
  payments: [{ action: "claim ash bay red", cards: { red: 2 } }, { action: "claim ash bay ferries 2", cards: { red: 1, ferry: 1 } }],
  claimed: {
    points: 2, cars: 18, tickets: [], last_round: false,
    tourists: [{ location: "ash", symbol: "sun", action: "tourist ash" }, { location: "bay", symbol: "fog", action: "tourist bay" }],
  },
});
const GREY = line("ash-elm", { possible: true, reason: null, payments: [{ action: "claim ash elm red", cards: { red: 1 } }, { action: "claim ash elm ferries 1", cards: { ferry: 1 } }] });
const SURVEY: TicketToRideSurvey = {
  seat: 0,
  lines: [RED, GREY, line("bay-elm", { owner: 1 })],
  draws: [{ action: "take ferry", reason: SECOND }],
  tickets: [{ seat: 0, ticket: "ash-elm", ends: ["ash", "elm"], points: 5, offered: false, completed: false, missing: 2, enough: true, way: ["ash-bay"], path: ["ash-bay"] }],
  combinations: [],
  piles: [],
  tourists: [],
};

/** A desk at Ada's turn, with the requests that it sent. */
async function deskWith(legal: string[], view: Partial<TicketToRideView> = {}): Promise<{ desk: Desk; sent: Wanted[] }> {
  const seats: SeatStatus[] = ["ada", "ben"].map((person) => ({
    kind: "person", person, name: person, bot: null, colour: "teal", shape: "circle", ready: true, present: true, away: false, lapsed: false, left: null, clock: null,
  }));
  const status: Status = { type: "status", phase: "playing", host: "ada", seats, running: [], wish: null, rematch: [], following: null, outcome: null, luck: null, hints: false };
  const info: TableInfo = { table: "t", game: "g", title: "G", prefix: "g", options: {}, rules: 1, names: {}, data: null, drawing: null, timing: {}, public: false, chat: true, continues: null, status };
  const sent: Wanted[] = [];
  const ask = async (_: string, wanted: Wanted): Promise<Answer> => {
    sent.push(wanted);
    const result = wanted.type === "survey" ? SURVEY : wanted.type === "why" ? TAKEN : { preview: null, say: [] };
    return { type: "answer", id: "1", ok: true, reason: null, pending: false, at: 1, result };
  };
  const table = new TableModel(info, { ask, announce: () => undefined }, "ada");
  table.onTold({ type: "events", seat: 0, since: 0, items: [], at: 1, view: { ...VIEW, ...view }, legal, prompt: SAYS });
  const desk = new Desk(table);
  await desk.follow();
  sent.length = 0;
  return { desk, sent };
}

const CLAIMS = ["claim ash bay red", "claim ash bay ferries 2", "claim ash elm red", "claim ash elm ferries 1"];
const acted = (sent: Wanted[]): string[][] => sent.flatMap((wanted) => (wanted.type === "act" ? [wanted.actions] : []));

describe("claiming", () => {
  it("proposes the first payment, asks for the token and sends both as one plan", async () => {
    const { desk, sent } = await deskWith(CLAIMS);
    await desk.choose("ash-bay");
    expect([desk.planning, desk.plan, desk.ready]).toEqual(["payments", ["claim ash bay red"], false]);
    expect(desk.question?.id).toBe("ttb-choose-token");
    await desk.chooseStop("bay", "mouse");
    expect([desk.plan, desk.ready]).toEqual([["claim ash bay red", "tourist bay"], true]);
    await desk.commit();
    expect(acted(sent)).toEqual([["claim ash bay red", "tourist bay"]]);
    expect(desk.line).toBeNull();
  });

  it("leaves open what was begun before a late answer came", async () => {
    const { desk } = await deskWith(CLAIMS);
    const { table } = desk;
    const act = table.act.bind(table);
    table.act = async (actions) => {
      const answer = await act(actions);
      table.onTold({ type: "events", seat: 0, since: 0, items: [], at: 2, view: VIEW, legal: CLAIMS, prompt: SAYS });
      await desk.follow();
      await desk.choose("ash-bay");
      return answer;
    };
    await desk.choose("ash-elm");
    await desk.commit();
    expect([desk.line, desk.planning]).toEqual(["ash-bay", "payments"]);
  });

  it("begins with the payment in the colour that was chosen from the hand", async () => {
    const { desk } = await deskWith(CLAIMS);
    desk.colour = "ferry";
    expect([...desk.pointed].sort()).toEqual(["ash-bay", "ash-elm"]);
    await desk.choose("ash-elm");
    expect(desk.plan).toEqual(["claim ash elm ferries 1"]);
    await desk.choosePayment(0);
    expect(desk.plan).toEqual(["claim ash elm red"]);
  });

  it("says why a line can't be claimed, and puts it away when it is chosen again", async () => {
    const { desk } = await deskWith(CLAIMS);
    await desk.choose("bay-elm");
    expect([desk.planning, desk.refused]).toEqual([null, TAKEN]);
    await desk.choose("bay-elm");
    expect([desk.line, desk.refused]).toEqual([null, null]);
  });
});

describe("taking cards", () => {
  it("acts at once with a mouse, and asks again by touch", async () => {
    const { desk, sent } = await deskWith(["take red", "take blind"]);
    await desk.press("take red", "touch");
    expect([desk.armed, acted(sent)]).toEqual(["take red", []]);
    await desk.press("take red", "touch");
    await desk.press("take blind", "mouse");
    expect(acted(sent)).toEqual([["take red"], ["take blind"]]);
  });

  it("tells that a face-up ferry can't be the second card, in the server's words", async () => {
    const { desk, sent } = await deskWith(["take red"], { phase: "second" });
    expect(desk.ferry).toEqual(SECOND);
    await desk.press("take ferry", "mouse");
    expect([desk.refused, acted(sent)]).toEqual([TAKEN, []]);
  });
});

describe("tickets and piles", () => {
  const keep = ["keep ash-elm", "keep ash-elm bay-elm", "keep bay-elm"];

  it("keeps what is picked, in the game's own order", async () => {
    const { desk, sent } = await deskWith(keep, { phase: "keep", offer: ["ash-elm", "bay-elm"] });
    expect([desk.planning, desk.ready]).toEqual(["tickets", false]);
    await desk.pick("bay-elm");
    await desk.pick("ash-elm");
    expect(desk.plan).toEqual(["keep ash-elm bay-elm"]);
    await desk.pick("ash-elm");
    await desk.commit();
    expect(acted(sent)).toEqual([["keep bay-elm"]]);
  });

  it("shows the ends and the ways of those that one would keep", async () => {
    const { desk } = await deskWith(keep, { phase: "keep", offer: ["ash-elm", "bay-elm"] });
    expect(desk.ends.size).toBe(0);
    await desk.pick("ash-elm");
    expect([[...desk.ends], [...desk.way]]).toEqual([["ash", "elm"], ["ash-bay"]]);
    desk.weighed = ["ash-elm", "bay-elm"];
    expect([...desk.ends]).toEqual(["ash", "elm", "bay"]);
    desk.weighed = null;
    await desk.pick("ash-elm");
    expect([desk.ends.size, desk.way.size]).toEqual([0, 0]);
  });

  it("keeps what is picked while others choose theirs", async () => {
    const view = { ...VIEW, phase: "keep", offer: ["ash-elm", "bay-elm"] } as TicketToRideView;
    const { desk } = await deskWith(keep, view);
    await desk.pick("bay-elm");
    desk.table.onTold({ type: "events", seat: 0, since: 0, items: [], at: 2, view, legal: keep, prompt: SAYS });
    await desk.follow();
    expect([desk.picked, desk.plan, desk.ready]).toEqual([["bay-elm"], ["keep bay-elm"], true]);
    expect(desk.foretold?.actions).toEqual(["keep bay-elm"]);
    desk.table.onTold({ type: "events", seat: 0, since: 0, items: [], at: 3, view: VIEW, legal: CLAIMS, prompt: SAYS });
    await desk.follow();
    expect(desk.picked).toEqual([]);
  });

  it("places a pile where it may lie and explains where not", async () => {
    const { desk } = await deskWith(["pile heart ash", "pile heart bay", "pile fog ash"], { phase: "pile" });
    expect([desk.planning, desk.symbol, [...desk.spots]]).toEqual(["piles", "heart", ["ash", "bay"]]);
    await desk.chooseStop("elm", "mouse");
    expect([desk.refused, desk.plan]).toEqual([TAKEN, []]);
    await desk.chooseStop("bay", "mouse");
    expect([desk.refused, desk.plan, desk.ready]).toEqual([null, ["pile heart bay"], true]);
  });

  it("shows the ends and the way of the ticket that is looked at", async () => {
    const { desk } = await deskWith(CLAIMS);
    desk.pin("ash-elm");
    expect([[...desk.ends], [...desk.way]]).toEqual([["ash", "elm"], ["ash-bay"]]);
    desk.pin("ash-elm");
    expect([desk.ends.size, desk.way.size]).toEqual([0, 0]);
  });
});
