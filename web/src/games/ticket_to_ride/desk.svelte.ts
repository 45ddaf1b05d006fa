/** What the player is doing at the board: a line with its payment, tickets to keep, a pile to place; what is lit; what was asked and answered. */
import { settings } from "../../settings.svelte.ts";
import type { TableModel } from "../../table/model.svelte.ts";
import type { Message, Reason } from "../../wire/types.ts";
import type {
  Combination,
  MapDrawing,
  Payment,
  SurveyedLine,
  SurveyedTicket,
  TicketToRidePreview,
  TicketToRideSurvey,
  TicketToRideView,
  TouristChoice,
} from "../../wire/games/ticket_to_ride.ts";
import { settle } from "./display.ts";
import { among, happened, piecesOf } from "./pieces.ts";
import { actionMessage, endsOf, lineMessage, message, paymentMessage } from "./words.ts";

/** What the server foretells, with the actions it was asked about. */
export interface Foretold {
  actions: string[];
  preview: TicketToRidePreview | null;
  say: Message[];
}

/** How an action was asked for: by touch it is always confirmed. */
export type Way = "mouse" | "touch" | "key";

/** The map, its table of lines, or the table in sentences. */
export type Face = "map" | "lines" | "sentences";

/** How a click was made. */
export function wayOf(event: Event): Way {
  const { detail, pointerType } = event as PointerEvent;
  if (event instanceof KeyboardEvent || detail === 0) return "key";
  return pointerType === "touch" ? "touch" : "mouse";
}

export class Desk {
  readonly table: TableModel;
  /** Where everything lies; null until it is fetched. */
  drawing: MapDrawing | null = $state.raw(null);
  face: Face = $state("map");
  /** The line whose payments are looked at, by its name. */
  line: string | null = $state(null);
  /** Which of its payments is chosen. */
  payment: number = $state(0);
  /** The location whose tourist token is wanted, where both ends have one (TT-3.11). */
  token: string | null = $state(null);
  /** The colour of the hand whose lines are lit. */
  colour: string | null = $state(null);
  /** The ticket under the pointer or in focus. */
  looked: string | null = $state(null);
  /** The combination of tickets under the pointer or in focus, while some are chosen. */
  weighed: readonly string[] | null = $state.raw(null);
  /** The ticket that stays lit. */
  pinned: string | null = $state(null);
  /** The tickets to keep, of those offered. */
  picked: string[] = $state.raw([]);
  /** The pile to place, and where. */
  symbol: string | null = $state(null);
  spot: string | null = $state(null);
  /** One action chosen and not yet confirmed. */
  armed: string | null = $state(null);
  /** What the server says that the plan, or the armed action, would change. */
  foretold: Foretold | null = $state.raw(null);
  /** Why the last wish was refused. */
  refused: Reason | null = $state.raw(null);
  /** The face-up cards by their places. */
  places: (string | null)[] = $state.raw([]);

  /** The ticket whose way is traced at the end, and whose it was. */
  traced: { seat: number; ticket: string; completed: boolean } | null = $state.raw(null);

  /** Whether a picture is being taken of the board: all of the map, and no button that would be dead in it. */
  posing: boolean = $state(false);

  /** Whether the player uses the keyboard: then the focus follows what is to be decided. */
  keyboard = false;

  /** What the service found out about a position, and which. */
  #surveyed: { at: number; viewer: number; survey: TicketToRideSurvey } | null = $state.raw(null);
  /** How often the server was asked what a plan brings. */
  #asked = 0;

  constructor(table: TableModel) {
    this.table = table;
  }

  readonly view: TicketToRideView = $derived.by(() => this.table.view as TicketToRideView);
  /** All that the service says about this position; null until it has. */
  readonly survey: TicketToRideSurvey | null = $derived.by(() => {
    const found = this.#surveyed;
    // While others' moves are shown one by one, what was known before them is kept: the service tells of now alone.
    return found && (found.at === this.table.at || this.table.behind) && found.viewer === this.table.viewer ? found.survey : null;
  });
  /** What is known of each line, by its name. */
  readonly facts: ReadonlyMap<string, SurveyedLine> = $derived.by(
    () => new Map((this.survey?.lines ?? []).map((fact) => [fact.line, fact])),
  );
  /** Why lines are closed, by the last that the service said: between a move and its answer no closed line opens. */
  readonly closed: ReadonlyMap<string, Reason> = $derived.by(
    () => new Map((this.#surveyed?.survey.lines ?? []).flatMap(({ line, closed }): [string, Reason][] => (closed ? [[line, closed]] : []))),
  );
  /** The way of each ticket that one holds or may keep, by its name. */
  readonly ways: ReadonlyMap<string, SurveyedTicket> = $derived.by(
    () => new Map((this.survey?.tickets ?? []).filter(({ seat }) => seat === this.table.viewer).map((ticket) => [ticket.ticket, ticket])),
  );
  /** Whose cars lie on each line. */
  readonly owners: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.view.seats.flatMap((seat, i) => seat.lines.map((line): [string, number] => [line, i]))),
  );
  /** The ticket that the map shows. */
  readonly ticket: string | null = $derived.by(() => this.looked ?? this.pinned);
  readonly fact: SurveyedLine | null = $derived.by(() => (this.line === null ? null : (this.facts.get(this.line) ?? null)));
  readonly payments: readonly Payment[] = $derived.by(() => this.fact?.payments ?? []);
  /** Tickets to choose from, where that is to be decided now. */
  readonly choosing: boolean = $derived.by(() => this.table.mine && this.table.legal.some((action) => action.startsWith("keep ")));
  /** Whether a pile is to be placed now. */
  readonly placing: boolean = $derived.by(() => this.table.mine && this.table.legal.some((action) => action.startsWith("pile ")));
  /** Whether something is under way that has the rail, or the sheet, for itself. */
  readonly planning: "payments" | "tickets" | "piles" | null = $derived.by(() => {
    if (this.choosing) return "tickets";
    if (this.placing) return "piles";
    return this.line !== null && this.payments.length > 0 ? "payments" : null;
  });

  // What is lit.

  /** The pieces that the log line under the pointer is about. */
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.table.lit.flatMap((item) => piecesOf(happened(item)))));
  /** The pieces of what happened since the viewer's last move. */
  readonly last: ReadonlySet<string> = $derived.by(() => new Set(this.table.recent.flatMap((item) => piecesOf(happened(item)))));

  /** Whether a piece is lit, by the log or as a part of the last moves. */
  light(piece: string): "log" | "last" | "" {
    if (this.lit.has(piece)) return "log";
    return this.lit.size === 0 && this.last.has(piece) ? "last" : "";
  }

  /** The lines that something points to: the log, or the chosen colour of the hand. */
  readonly pointed: ReadonlySet<string> = $derived.by(() => {
    const found = among(this.lit, "line");
    if (this.colour !== null) for (const fact of this.facts.values()) if (paysWith(fact, this.colour)) found.add(fact.line);
    return found;
  });
  /** The lines on the way of the ticket that is looked at, or of those that one would keep, together. */
  readonly way: ReadonlySet<string> = $derived.by(() => {
    const tickets = this.#followed;
    const together = tickets.length > 1 ? this.cost(tickets)?.way : undefined;
    return new Set(together ?? tickets.flatMap((ticket) => this.ways.get(ticket)?.way ?? []));
  });
  /** The tickets whose ends and way the map shows: the one that is looked at, or while some are chosen those that one would keep. */
  readonly #followed: readonly string[] = $derived.by(() => {
    if (this.ticket !== null) return [this.ticket];
    return this.choosing ? (this.weighed ?? this.picked) : [];
  });
  /** The locations at which something points: a ticket's ends, the log's place, a plan's. */
  readonly ends: ReadonlySet<string> = $derived.by(() => {
    const tickets = [...this.#followed, ...among(this.lit, "ticket")];
    return new Set([...tickets.flatMap(endsOf), ...among(this.lit, "stop")]);
  });

  // Following the table.

  /** Brings the desk in line with a new position: what was planned for another one is dropped. */
  async follow(): Promise<void> {
    this.#asked += 1;
    [this.armed, this.refused, this.foretold] = [null, null, null];
    [this.line, this.token, this.spot] = [null, null, null];
    // All choose their first tickets at once: that another has chosen once took away what one had picked.
    this.picked = this.choosing ? this.picked.filter((ticket) => this.view.offer.includes(ticket)) : [];
    this.symbol = this.placing ? (this.symbols[0] ?? null) : null;
    if (this.pinned !== null && !this.ticketNames.includes(this.pinned)) this.pinned = null;
    [this.looked, this.weighed] = [null, null];
    this.places = settle(this.places, this.view.face_up);
    if (this.choosing && this.table.section !== null) this.table.section = "tickets";
    await Promise.all([this.#look(), this.picked.length ? this.#foretell(this.plan) : null]);
  }

  async #look(): Promise<void> {
    const { at, viewer } = this.table;
    const survey = (await this.table.survey()) as TicketToRideSurvey | null;
    if (survey && at === this.table.at && viewer === this.table.viewer) this.#surveyed = { at, viewer, survey };
  }

  /** Why an action of the market is not possible; null where it is, or nothing was said about it. */
  reason(action: string): Reason | null {
    return this.survey?.draws.find((choice) => choice.action === action)?.reason ?? null;
  }

  /** The rule about ferries is shown as state: why one that lies there can't be the second card (TT-3.2). */
  readonly ferry: Reason | null = $derived.by(() =>
    this.table.mine && this.view.phase === "second" && this.view.face_up["ferry"] ? this.reason("take ferry") : null,
  );

  /** All tickets that the viewer sees as cards. */
  readonly ticketNames: readonly string[] = $derived.by(() => [...this.view.tickets.map(({ ticket }) => ticket), ...this.view.kept, ...this.view.offer]);

  /** Keep a ticket's way on the map, or let it go. */
  pin(ticket: string): void {
    this.pinned = this.pinned === ticket ? null : ticket;
  }

  /** How far a ticket is, for its card. */
  note(ticket: string): { points: number | null; text: string; mark: "done" | "blocked" | "open" } {
    const known = this.ways.get(ticket);
    const held = this.view.tickets.find((one) => one.ticket === ticket);
    const points = known?.points ?? held?.points ?? null;
    if (held?.completed) return { points, text: this.table.t("ttb-ticket-done"), mark: "done" };
    if (!known) return { points, text: "", mark: "open" };
    if (known.missing === null) return { points, text: this.table.t("ttb-ticket-blocked"), mark: "blocked" };
    if (!known.enough) return { points, text: this.table.t("ttb-ticket-cars", { missing: known.missing }), mark: "blocked" };
    const total = known.path.reduce((sum, line) => sum + this.lengthOf(line), 0);
    return { points, text: this.table.t("ttb-ticket-missing", { missing: known.missing, total: Math.max(total, known.missing) }), mark: "open" };
  }

  /** How many spaces a line has. */
  lengthOf(line: string): number {
    return this.drawing?.lines.find((one) => one.line === line)?.spaces.length ?? 0;
  }

  /** What a combination of tickets costs. */
  cost(tickets: readonly string[]): Combination | null {
    const wanted = [...tickets].sort().join();
    return this.survey?.combinations.find((one) => [...one.tickets].sort().join() === wanted) ?? null;
  }

  // Doing.

  /** Ask the server why something is not possible. */
  async explain(action: string): Promise<void> {
    if (this.table.viewer < 0) return;
    this.#refuse(await this.table.why(action));
  }

  #refuse(reason: Reason | null): void {
    this.refused = reason;
    if (reason) this.table.announce(this.table.because(reason), true);
  }

  /** Do one action, after a confirmation where that is wished. */
  async press(action: string, way: Way): Promise<void> {
    if (!this.table.mine || !this.table.legal.includes(action)) return this.explain(action);
    this.refused = null;
    this.line = null;
    const sure = this.armed === action || (way !== "touch" && !settings.confirm);
    if (!sure) return this.arm(action);
    this.armed = null;
    await this.table.act([action]);
  }

  /** Choose an action and look at what it would change. */
  async arm(action: string): Promise<void> {
    this.armed = action;
    await this.#foretell([action]);
  }

  /** Put away whatever is chosen. */
  close(): void {
    this.#asked += 1;
    [this.line, this.token, this.armed, this.foretold, this.refused, this.colour, this.pinned, this.spot] = [null, null, null, null, null, null, null, null];
  }

  // Claiming a line.

  /** Look at a line: its payments, or why it can't be claimed. Once more puts it away. */
  async choose(line: string): Promise<void> {
    [this.armed, this.refused, this.token, this.foretold] = [null, null, null, null];
    if (this.line === line) return this.close();
    this.line = line;
    this.payment = this.#preferred();
    const { fact } = this;
    if (!fact?.possible) return this.#refuse(fact?.reason ?? null);
    this.table.announce(this.table.t("ttb-payments-of", { line: lineMessage(line), payments: fact.payments.length }));
    await this.#foretell(this.plan);
  }

  /** The first payment, which has the fewest ferries; of the chosen colour where the player began from the hand. */
  #preferred(): number {
    const wanted = this.colour === "ferry" ? "" : this.colour;
    return Math.max(0, this.payments.findIndex((payment) => paid(payment).colour === wanted));
  }

  async choosePayment(number: number): Promise<void> {
    this.payment = number;
    await this.#foretell(this.plan);
  }

  async chooseToken(location: string): Promise<void> {
    this.token = location;
    await this.#foretell(this.plan);
  }

  /** The ends with a token between which must be chosen. */
  readonly tokens: readonly TouristChoice[] = $derived.by(() => {
    const found = this.fact?.possible ? (this.fact.claimed?.tourists ?? []) : [];
    return found.length > 1 ? found : [];
  });

  /** The actions under way: a payment with its token, tickets kept, a pile placed. */
  readonly plan: string[] = $derived.by(() => {
    if (this.choosing) return this.keep === null ? [] : [this.keep];
    if (this.placing) return this.symbol !== null && this.spot !== null ? [`pile ${this.symbol} ${this.spot}`] : [];
    const payment = this.payments[this.payment];
    if (!payment || this.line === null) return [];
    const token = this.tokens.find(({ location }) => location === this.token);
    return token ? [payment.action, token.action] : [payment.action];
  });

  /** Whether the plan can be carried out as it stands. */
  readonly ready: boolean = $derived.by(() => {
    const decided = this.planning !== "payments" || this.tokens.length === 0 || this.token !== null;
    return this.plan.length > 0 && decided && this.table.mine && !this.table.busy && this.table.legal.includes(this.plan[0]!);
  });

  /** Carry the plan out: one message, all or none. */
  async commit(): Promise<void> {
    if (!this.ready) return;
    const [plan, { at }] = [this.plan, this.table];
    [this.colour, this.pinned] = [null, null];
    const answer = await this.table.act(plan);
    // The answer may come after the next position, which has put the plan away: it once closed what was begun since.
    if (answer.ok && at === this.table.at) this.close();
  }

  /** What the plan's button says: the action itself. */
  readonly deed: Message = $derived.by(() => {
    const payment = this.payments[this.payment];
    if (this.planning === "payments" && payment) {
      return message("ttb-claim", { payment: paidMessage(payment), points: this.fact?.claimed?.points ?? 0 });
    }
    const [action] = this.plan;
    if (action !== undefined) return actionMessage(action);
    return message(this.choosing ? "ttb-choose-tickets" : "ttb-choose-stop");
  });

  /** What is still to be decided, as a sentence; null where the table's own prompt says it. */
  readonly question: Message | null = $derived.by(() => {
    // On a phone the tickets themselves lie right above: a line less of the prompt is a line more of the map.
    if (this.planning === "tickets" && this.table.section === "tickets") return message("ttb-offer");
    if (this.planning !== "payments") return null;
    if (this.tokens.length > 0 && this.token === null) return message("ttb-choose-token");
    return message("ttb-choose-payment", { line: lineMessage(this.line ?? "") });
  });

  // Keeping tickets.

  /** The combinations of tickets that may be kept. */
  readonly combinations: readonly string[][] = $derived.by(() =>
    this.table.legal.filter((action) => action.startsWith("keep ")).map((action) => action.split(" ").slice(1)),
  );
  /** The action that keeps what is picked; null where nothing is, or it may not be. */
  readonly keep: string | null = $derived.by(() => {
    const wanted = [...this.picked].sort().join(" ");
    const found = this.combinations.find((tickets) => [...tickets].sort().join(" ") === wanted);
    return found ? ["keep", ...found].join(" ") : null;
  });

  /** A ticket of the offer: keep it, or not after all. */
  async pick(ticket: string): Promise<void> {
    const without = this.picked.filter((one) => one !== ticket);
    await this.pickAll(without.length < this.picked.length ? without : [...this.picked, ticket]);
  }

  async pickAll(tickets: readonly string[]): Promise<void> {
    this.picked = [...tickets];
    await this.#foretell(this.plan);
  }

  // Placing a pile.

  /** The piles that may be placed. */
  readonly symbols: readonly string[] = $derived.by(() => [...new Set(this.#pilings.map(([symbol]) => symbol))]);
  /** Where the chosen one may be put. */
  readonly spots: ReadonlySet<string> = $derived.by(() => {
    if (this.placing) return new Set(this.#pilings.filter(([symbol]) => symbol === this.symbol).map(([, location]) => location));
    return new Set(this.table.mine ? this.table.legal.filter((action) => action.startsWith("tourist ")).map((action) => action.split(" ")[1]!) : []);
  });

  get #pilings(): [symbol: string, location: string][] {
    if (!this.table.mine) return [];
    return this.table.legal.filter((action) => action.startsWith("pile ")).map((action) => action.split(" ").slice(1) as [string, string]);
  }

  async chooseSymbol(symbol: string): Promise<void> {
    if (!this.symbols.includes(symbol)) return;
    this.symbol = symbol;
    await this.#foretell(this.plan);
  }

  /** A location was chosen: for a pile, or for its tourist token. */
  async chooseStop(location: string, way: Way): Promise<void> {
    if (this.placing) return this.#chooseSpot(location);
    if (this.tokens.some((token) => token.location === location)) return this.chooseToken(location);
    if (this.view.phase === "tourist") return this.press(`tourist ${location}`, way);
  }

  async #chooseSpot(location: string): Promise<void> {
    if (!this.spots.has(location)) return this.explain(`pile ${this.symbol} ${location}`);
    this.refused = null;
    this.spot = location;
    await this.#foretell(this.plan);
  }

  async #foretell(actions: string[]): Promise<void> {
    const asked = ++this.#asked;
    if (actions.length === 0) {
      this.foretold = null;
      return;
    }
    const { preview, say } = await this.table.preview(actions);
    // A later question may have been asked meanwhile, or the board been put away: only the last answer counts.
    if (asked !== this.#asked) return;
    this.foretold = { actions, preview: preview as TicketToRidePreview | null, say };
  }
}

/** What a payment takes: some cards of a colour, none for ferries alone, and ferries. */
export function paid({ cards }: Payment): { colour: string; count: number; ferries: number } {
  const [colour = ""] = Object.keys(cards).filter((card) => card !== "ferry");
  return { colour, count: cards[colour] ?? 0, ferries: cards["ferry"] ?? 0 };
}

/** A payment in words. */
export function paidMessage(payment: Payment): Message {
  const { colour, count, ferries } = paid(payment);
  return paymentMessage(colour, count, ferries);
}

/** Whether cards of a kind may pay for a line now. */
export function paysWith(fact: SurveyedLine, card: string): boolean {
  return fact.payments.some((payment) => (payment.cards[card] ?? 0) > 0);
}
