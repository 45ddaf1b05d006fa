/** A table as one seat sees it: what boards draw, and everything they may ask. */
import { contributing, follow } from "../luck/receipt.ts";
import { has, say, t } from "../texts/live.svelte.ts";
import type {
  Answer,
  Argument,
  Description,
  Foresight,
  Item,
  Message,
  Moment,
  Reason,
  Said,
  Status,
  TableInfo,
  Told,
  WouldUndo,
} from "../wire/types.ts";
import { type Look, lookOfSeat } from "../design/looks.svelte.ts";
import { playerName } from "./bots.ts";
import { keepMuted, mutedAt } from "./muted.ts";
import { AT_ONCE, Reel, type Scene, type Tempo } from "./reel.ts";
import { seatOf } from "./turns.ts";
import type { Listener, Wanted } from "../wire/socket.ts";

/** The way to the service; a replay has none. */
export interface Line {
  ask(table: string, wanted: Wanted): Promise<Answer>;
  announce(text: string, assertive: boolean): void;
}

/** A plan's button: what it says, whether the plan can be carried out as it stands, and carrying it out. */
export interface Deed {
  say: Message;
  ready: boolean;
  go: () => void;
}

/** What one viewer has been told. */
interface Seen {
  items: Item[];
  told: Told;
  /** The last positions, the newest at the end. */
  scenes: Scene[];
}

/** How many positions are kept to be shown again. */
const KEPT = 64;

/** The viewer that looks through no seat. */
const SPECTATOR = -1;
const NOTHING: Message = { type: "message", id: "page-nothing", args: {} };

export class TableModel implements Listener {
  readonly name: string;
  /** What the lobby says about the table. */
  info: TableInfo = $state.raw() as TableInfo;
  status: Status = $state.raw() as Status;
  /** The seat looked through; -1 for a spectator. */
  viewer: number = $state(SPECTATOR);
  view: any = $state.raw(null);
  legal: string[] = $state.raw([]);
  prompt: Message = $state.raw(NOTHING);
  /** How many entries the record has. */
  at: number = $state(0);
  /** The log: all events of this viewer until the position that is shown. */
  items: Item[] = $state.raw([]);
  /** The events that led to the position that is shown: what to animate, and to keep lit. */
  fresh: Item[] = $state.raw([]);
  /** All events of this viewer, those too that the board doesn't show yet. */
  all: Item[] = $state.raw([]);
  /** Whether the board shows the past: others' moves one by one. It is inert then, and the first press only skips to now. */
  behind: boolean = $state(false);
  /** How many of the last events came as a burst, and were not shown one by one. */
  burst: number = $state(0);
  /** What happened since this seat last acted, that act included: it stays lit until the next one. */
  recent: Item[] = $derived(this.items.slice(this.#since()));
  /** The lines of the log under the pointer or focus: boards light their pieces. */
  lit: readonly Item[] = $state.raw([]);
  /** Whether an act is on its way for the position that is shown. What came of it may be told before it is answered. */
  busy: boolean = $derived.by(() => this.#sent === this.at);
  /** What is written in the command box. */
  command: string = $state("");
  /** What people said, those too who are muted. */
  #said: Said[] = $state.raw([]);
  /** The people whose chat isn't shown here. */
  muted: string[] = $state.raw([]);
  /** What people said, as far as it is shown here. */
  chat: Said[] = $derived(this.#said.filter(({ person }) => !this.muted.includes(person)));
  /** Everybody who said something. */
  speakers: string[] = $derived([...new Set(this.#said.map(({ person }) => person))]);
  /** How much of it was read here. */
  read: number = $state(0);
  /** The board's section that a phone shows; null where all are shown. */
  section: string | null = $state(null);
  /** Which legal actions have their place on the board; the prompt bar has a button for every other one. */
  claims: (action: string) => boolean = $state.raw(() => false);
  /** What a board asks while something is planned at it: the prompt bar says this in place of the game's own prompt. */
  asking: Message | null = $state.raw(null);
  /** The button of a plan, where the board leaves it to the prompt bar. */
  deed: Deed | null = $state.raw(null);
  /** Asked before anything is done: whether to do it. The teacher warns there. */
  guard: ((actions: string[]) => Promise<boolean>) | null = null;
  /** Set by a board that must fetch or fit something before a picture is taken of it; what it gives back ends that. */
  pose: (() => Promise<() => void>) | null = null;
  /** Why the last act was refused. */
  refusal: Reason | null = $state.raw(null);
  /** The seats of this screen whose contribution to the luck the table has left out. */
  unheard: number[] = $state.raw([]);
  /** The seats that the person before this screen holds. */
  seats: number[] = $state.raw([]);
  /** The seat of this screen that must decide next; null where nobody here must. */
  next: number | null = $state(null);
  /** When the status was told, by `performance.now()`: clocks run on from there. */
  statusAt: number = $state(performance.now());

  /** For each seat, how many events it had been told when it last acted at this screen. */
  #acted: Record<number, number> = $state({});
  /** For which position an act is on its way. */
  #sent: number | null = $state(null);
  /** Whether the last act that was sent was done, once that is known. */
  #sending: Promise<boolean> = Promise.resolve(false);
  /** What a moment of a finished game looks like, in sentences. */
  #past: Message[] = [];
  /** What its board shows of the viewer's choices. */
  #surveyed: unknown = null;
  /** The seat of mine that acted last. */
  #lastActor = SPECTATOR;
  /** The seats of mine that had to decide when it was last looked at. */
  #deciding: number[] = [];
  /** The seats that the table waits for, by the newest frame, whoever it was for. */
  #waited: number[] = [];
  /** Whether several players share this screen, or did until one of them has looked alone. */
  #shared: boolean = $state(false);
  /** Whether a curtain falls between players at one screen: where something is hidden, or by choice. */
  #curtains = false;
  readonly #line: Line | null;
  readonly #person: string | null;
  readonly #seen = new Map<number, Seen>();
  /** How many actions the viewer may choose from now, whatever the board shows. */
  #choices: number = $state(0);
  #actors: number[] = $state.raw([]);
  readonly #tempo: () => Tempo;
  #reel: Reel;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(info: TableInfo, line: Line | null, person: string | null = null, curtains = false, tempo: () => Tempo = () => AT_ONCE) {
    this.name = info.table;
    this.#line = line;
    this.#curtains = curtains;
    this.#tempo = tempo;
    this.#reel = new Reel(tempo);
    this.info = info;
    this.#person = person;
    this.status = info.status;
    this.muted = mutedAt(info.table);
    this.#seat();
  }

  /** Players' names by seat; empty where a seat is open. */
  names: string[] = $derived(distinct(this.status.seats.map(playerName)));

  /** What each seat is drawn with. */
  looks: Look[] = $derived(this.status.seats.map(lookOfSeat));

  /** Whether this seat still plays here, now or later: where not, a board shows no button for an action. */
  get canAct(): boolean {
    return this.#line !== null && this.status.phase !== "over" && this.seats.includes(this.viewer) && this.status.seats[this.viewer]?.left == null;
  }

  /** Whether the viewer's time was up in this turn, which a bot finishes. */
  get #lapsed(): boolean {
    return this.status.seats[this.viewer]?.lapsed === true;
  }

  /** The seats of this screen that a bot plays until their player says to be back: their time was up too often. */
  get asleep(): number[] {
    return this.seats.filter((seat) => this.status.seats[seat]?.away && this.status.seats[seat]?.present);
  }

  /** Whether the others have removed the person before this screen. */
  get removed(): boolean {
    return this.#person !== null && this.seats.length === 0 && this.status.seats.some((seat) => seat.person === this.#person && seat.left === "remove");
  }

  /** Whether it is this seat's turn, be it that the board still shows how it came to that. */
  turn: boolean = $derived(this.canAct && !this.#lapsed && this.#choices > 0 && this.status.phase === "playing");

  /** Whether this seat decides now and may act here, at the position that is shown. */
  mine: boolean = $derived(this.canAct && !this.#lapsed && this.legal.length > 0 && this.status.phase === "playing");

  /** Whether this screen shows nothing of a seat until its player says that it is they who look. */
  hides: boolean = $derived(this.#curtains && this.#shared && this.seats.length > 0);

  /** Whether the curtain is down: nobody in particular looks, and all that is handed out is what a spectator sees. */
  curtain: boolean = $derived(this.hides && this.viewer === SPECTATOR && ["playing", "paused"].includes(this.status.phase));

  /** Whether it hides the board too: the screen waits for one player, or for luck that says for whom. Else it shows what everybody may see. */
  covered: boolean = $derived(this.curtain && this.status.phase === "playing" && (this.next !== null || this.actors.length === 0));

  /** Changes when another player looks at a screen that hides something: what was drawn for one is not kept for the next. */
  looker: number = $derived(this.hides ? this.viewer : SPECTATOR);

  /** The seat that is “you” in sentences; null where several share the screen, or nobody plays here. */
  get you(): number | null {
    return this.seats.length === 1 && this.viewer === this.seats[0] ? this.viewer : null;
  }

  /** Whether the person before this screen started the table. */
  get host(): boolean {
    return this.#person !== null && this.status.host === this.#person;
  }

  /** Whether the person's consent counts: somebody who still plays a seat. */
  get plays(): boolean {
    return this.seats.some((seat) => this.status.seats[seat]?.left == null);
  }

  /** The seats that must decide now, at this screen or elsewhere. */
  get actors(): number[] {
    return this.status.phase === "playing" ? this.#actors : [];
  }

  /** The public id of whoever is before this screen. */
  get person(): string | null {
    return this.#person;
  }

  #since(): number {
    return this.#acted[this.viewer] ?? Math.max(0, this.items.length - this.fresh.length);
  }

  // What the service tells.

  /** Nothing is lost while a tab sleeps: what happened last comes move by move. */
  readonly moments = 16;

  since(): Record<number, number> {
    return Object.fromEntries([...this.#seen].map(([viewer, seen]) => [viewer, seen.items.length]));
  }

  onTold(told: Told): void {
    const known = this.#seen.get(told.seat)?.items;
    const added = told.items.filter((item) => item.n >= (known?.length ?? 0));
    const items = [...(known ?? []), ...added];
    const came: Scene[] = [...(told.moments ?? []).filter(({ upto }) => upto > (known?.length ?? 0)), { upto: items.length, at: told.at, view: told.view }];
    const scenes = [...(this.#seen.get(told.seat)?.scenes ?? []), ...came].slice(-KEPT);
    this.#seen.set(told.seat, { items, told, scenes });
    this.#waited = told.view.actors;
    if (told.seat === this.viewer) this.#follow(came, added, known === undefined);
    this.#pass();
  }

  /** Show what has come, by and by. Who has just come sees where the table stands, not the whole game pass by. */
  #follow(came: Scene[], added: Item[], first: boolean): void {
    const mover = added.map((item) => seatOf(item)).find((seat) => seat !== null);
    // Where several decide at once, who is about to must not be made to wait by the others.
    const own = first || this.mine || this.#sent !== null || (mover !== undefined && this.#played.includes(mover));
    if (added.length > 0) this.refusal = null;
    const burst = this.#reel.add(came, own || added.length === 0, performance.now());
    if (burst) this.burst = added.length + this.all.length - this.items.length;
    // Who decides must not wait for what comes together.
    if (this.#tempo().step === 0 && (this.#seen.get(this.viewer)?.told.legal.length ?? 0) > 0) this.#reel.skip();
    this.#show(first ? Math.max(0, added.length - 1) : undefined);
  }

  /** On to now, where the board shows the past. Says whether it did. */
  skip(): boolean {
    const skipped = this.#reel.skip();
    if (skipped) this.#show();
    return skipped;
  }

  /** Whether some events can be shown again: the positions are known that they led from and to. */
  canReplay(first: number, last: number): boolean {
    const scenes = this.#seen.get(this.viewer)?.scenes ?? [];
    return scenes.some(({ upto }) => upto <= first) && scenes.some(({ upto }) => upto > first && upto <= last + 1);
  }

  /** Show once more how some events happened, and then now again. */
  replay(first: number, last: number): void {
    const scenes = this.#seen.get(this.viewer)?.scenes ?? [];
    const before = scenes.findLast(({ upto }) => upto <= first);
    const after = scenes.filter(({ upto }) => upto > first && upto <= last + 1);
    if (!before || after.length === 0) return;
    this.#reel.again(before, after, performance.now());
    this.#show();
  }

  onSaid(said: Said): void {
    this.#said = [...this.#said, said];
  }

  /** Show somebody's chat no more, or again; nobody hears of it. */
  mute(person: string): void {
    const unread = Math.max(0, this.chat.length - this.read);
    this.muted = this.muted.includes(person) ? this.muted.filter((one) => one !== person) : [...this.muted, person];
    keepMuted(this.name, this.muted);
    this.read = Math.max(0, this.chat.length - unread);
  }

  onStatus(status: Status): void {
    this.status = status;
    this.statusAt = performance.now();
    this.unheard = follow(this.name, status);
    this.#seat();
    this.#pass();
  }

  /** Look through a seat of mine: whoever plays it is there, and the curtain is lifted. Or (-1) let it fall. */
  look(viewer: number): void {
    this.viewer = viewer;
    this.#reel = new Reel(this.#tempo);
    this.#reel.add(this.#seen.get(viewer)?.scenes.slice(-1) ?? [], true, performance.now());
    this.burst = 0;
    if (viewer !== SPECTATOR) this.#shared = this.seats.length > 1;
    // What the player before was about stays with that player.
    this.asking = this.deed = this.refusal = null;
    this.lit = [];
    this.command = "";
    const scenes = this.#seen.get(viewer)?.scenes ?? [];
    this.#show(scenes.at(-2)?.upto ?? Math.max(0, (scenes.at(-1)?.upto ?? 0) - 1));
  }

  /** Show a moment of a finished game, with what its viewer had been told until then. */
  recall(past: Moment, items: Item[]): void {
    this.viewer = past.seat;
    this.view = past.view;
    this.prompt = past.prompt;
    this.at = past.at;
    this.items = this.all = items;
    this.fresh = items.slice(-1);
    this.#past = past.sentences;
    this.#surveyed = past.survey;
  }

  /** The seats of mine that must decide now. All viewers' frames say it: each would be late if only its own did. */
  deciding(): number[] {
    return this.#played.filter((seat) => this.#waited.includes(seat));
  }

  /** The seats of mine that no bot plays now. */
  get #played(): number[] {
    return this.seats.filter((seat) => this.status.seats[seat]?.left == null && !this.status.seats[seat]?.lapsed);
  }

  /** Whose turn it is at this screen, where several share it. */
  #pass(): void {
    const [before, deciding] = [this.#deciding, this.deciding()];
    this.#deciding = deciding;
    this.next = deciding[0] ?? null;
    if (this.status.phase === "over" && this.viewer === SPECTATOR) this.look(this.seats[0] ?? SPECTATOR);
    if (this.status.phase !== "playing" || deciding.includes(this.viewer)) return;
    if (!this.hides) {
      const ready = deciding.find((seat) => (this.#seen.get(seat)?.told.legal.length ?? 0) > 0);
      if (ready !== undefined) this.look(ready);
    } else if (before.includes(this.viewer) || deciding.some((seat) => !before.includes(seat))) this.look(SPECTATOR);
  }

  /** Who holds which seat has perhaps changed: what is no longer told here is forgotten, and nobody's hand is shown unasked. */
  #seat(): void {
    const mine = this.status.seats.flatMap((seat, i) => (this.#person !== null && seat.person === this.#person && seat.left !== "remove" ? [i] : []));
    if (mine.join() === this.seats.join()) return;
    this.seats = mine;
    this.#shared ||= mine.length > 1;
    const told = mine.length === 1 ? mine : [SPECTATOR, ...mine];
    for (const viewer of this.#seen.keys()) if (!told.includes(viewer)) this.#seen.delete(viewer);
    if (this.hides) this.look(SPECTATOR);
    else if (!mine.includes(this.viewer)) this.look(mine[0] ?? SPECTATOR);
  }

  /** The one place that hands out what a viewer has been told; events from a number on are what led here. */
  #show(from?: number): void {
    const before = this.items.length;
    const seen = this.#seen.get(this.viewer);
    const scene = this.#reel.shown;
    this.behind = this.#reel.behind;
    this.view = scene?.view ?? null;
    this.legal = this.behind ? [] : (seen?.told.legal ?? []);
    this.#choices = seen?.told.legal.length ?? 0;
    this.#actors = seen?.told.view?.actors ?? [];
    this.prompt = seen?.told.prompt ?? NOTHING;
    this.at = scene?.at ?? 0;
    this.all = seen?.items ?? [];
    this.items = scene && scene.upto < this.all.length ? this.all.slice(0, scene.upto) : this.all;
    if (from !== undefined || this.items.length !== before) this.fresh = this.items.slice(from ?? before);
    this.#wait();
  }

  /** Comes back when the next position is due. */
  #wait(): void {
    clearTimeout(this.#timer);
    const due = this.#reel.due(performance.now());
    if (due === null) return;
    this.#timer = setTimeout(() => {
      this.#reel.turn(performance.now());
      this.#show();
    }, due);
  }

  // What may be asked.

  /** Anything of the protocol, for the table frame. */
  async ask(wanted: Wanted): Promise<Answer> {
    if (!this.#line) return refused("not-seated");
    const looker = this.looker;
    const line = this.#line;
    const answer = await contributing(this.name, this.status.luck, wanted, (sent) => line.ask(this.name, sent));
    if (wanted.type === "ready") this.unheard = follow(this.name, this.status);  // the game may have begun meanwhile
    // What one player asked is not told to the next.
    return answer.result !== null && looker !== this.looker ? refused("not-your-seat") : answer;
  }

  /** Do one action, or a plan of several: all or none. What is pressed while another act is on its way waits for its
   * answer: a second press on the same thing is for a position that is over, but after a refusal it is meant. */
  async act(actions: string[]): Promise<Answer> {
    while (this.busy) if (await this.#sending) return refused("table-busy");
    this.skip();
    this.burst = 0;
    this.refusal = null;
    const [seat, known, at] = [this.viewer, this.items.length, this.at];
    this.#sent = at;
    const send = (): Promise<Answer> => this.ask({ type: "act", seat, actions, at });
    const asked = this.guard ? this.guard(actions).then((sure) => (sure ? send() : withheld())) : send();
    this.#sending = asked.then(({ ok }) => ok, () => false);
    try {
      const answer = await asked;
      if (this.viewer === seat) this.refusal = answer.reason;
      if (answer.ok) [this.#acted[seat], this.#lastActor] = [known, seat];
      return answer;
    } finally {
      if (this.#sent === at) this.#sent = null;
    }
  }

  /** What the actions would change, as far as this seat can know. */
  async preview(actions: string[]): Promise<Foresight> {
    const answer = await this.ask({ type: "preview", seat: this.viewer, actions });
    if (answer.reason) return { preview: null, say: [messageOf(answer.reason)] };
    return answer.result as Foresight;
  }

  /** Why an action is not allowed; null where it is. */
  async why(action: string): Promise<Reason | null> {
    const answer = await this.ask({ type: "why", seat: this.viewer, action });
    return answer.reason ?? (answer.result as Reason | null);
  }

  /** All that a board shows of the viewer's choices; null where the game has no such account. */
  async survey(): Promise<unknown> {
    if (!this.#line) return this.#surveyed;
    if (this.behind) return null;
    const answer = await this.ask({ type: "survey", seat: this.viewer });
    return answer.ok ? answer.result : null;
  }

  /** The view and the choices in sentences. */
  async describe(): Promise<Description> {
    if (!this.#line) return { sentences: this.#past, choices: [] };
    const answer = await this.ask({ type: "describe", seat: this.viewer });
    if (answer.reason) return { sentences: [], choices: [] };
    return answer.result as Description;
  }

  /** Take the last action back, or ask the others to let it be. Where several share a screen, it is whoever acted last. */
  async undo(): Promise<Answer> {
    this.skip();
    const answer = await this.ask({ type: "undo", seat: this.#undoer });
    this.refusal = answer.reason;
    return answer;
  }

  /** What that would take back; null where there is nothing, or nobody knows. */
  async undoing(): Promise<WouldUndo | null> {
    const answer = await this.ask({ type: "undoing", seat: this.#undoer });
    return answer.ok ? (answer.result as WouldUndo | null) : null;
  }

  get #undoer(): number {
    return [this.#lastActor, this.viewer, this.seats[0]].find((one) => one !== undefined && this.seats.includes(one)) ?? this.viewer;
  }

  // Words.

  say(message: Pick<Message, "id" | "args">): string {
    return say(message, this.info.game, this.names, this.info.names, this.you);
  }

  t(id: string, args: Record<string, unknown> = {}): string {
    return this.say({ id, args: args as Record<string, Argument> });
  }

  /** Whether the game or the page has such a text. */
  has(id: string): boolean {
    return has(id, this.info.game);
  }

  /** A person at the table by name; people without a seat are spectators. */
  personName(id: string): string {
    const seat = this.status.seats.findIndex((held) => held.person === id);
    return seat < 0 ? t("page-spectator") : (this.names[seat] ?? "");
  }

  /** A reason in words. */
  because(reason: Reason): string {
    return this.say(messageOf(reason));
  }

  announce(text: string, assertive = false): void {
    this.#line?.announce(text, assertive);
  }
}

/** Names that can be told apart: those who are called the same are numbered. */
function distinct(names: string[]): string[] {
  return names.map((name, i) => {
    if (!name || names.indexOf(name) === names.lastIndexOf(name)) return name;
    return t("page-name-numbered", { name, number: names.slice(0, i + 1).filter((other) => other === name).length });
  });
}

/** A reason as a message. */
export function messageOf(reason: Reason): Message {
  return { type: "message", id: `refusal-${reason.code}`, args: reason.params };
}

/** Somebody thought better of it: no reason need be told. */
function withheld(): Answer {
  return { ...refused("warned"), reason: null };
}

function refused(code: string): Answer {
  return { type: "answer", id: "", ok: false, reason: { code, rule: null, params: {} }, pending: false, at: 0, result: null };
}
