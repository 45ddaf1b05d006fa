/** The lobby over HTTP. */
import type {
  Answer,
  AnyRequest,
  Credentials,
  Exported,
  Figures,
  Hinted,
  HintAsked,
  Invitation,
  LessonAsked,
  LessonTold,
  Link,
  LookedBack,
  Moment,
  NewLink,
  NewPerson,
  NewTable,
  Notice,
  Offer,
  OpenedTable,
  OwnTable,
  Paragraph,
  Person,
  Place,
  PlayOn,
  Problem,
  Reason,
  Result,
  SignedOut,
  SignOut,
  TableInfo,
  TableLink,
  Thoughts,
  Tried,
  TriedTold,
  Words,
} from "./types.ts";

/** The service said no; `reason` says why, `problems` what is wrong with a data file. */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: number;
  readonly problems: Problem[];

  constructor(status: number, reason: Reason, problems: Problem[] = []) {
    super(reason.code);
    this.status = status;
    this.reason = reason;
    this.problems = problems;
  }
}

/** Called when the service does not know a secret (any more). */
let unknownSecret: (secret: string) => void = () => undefined;
export function onUnknownSecret(then: (secret: string) => void): void {
  unknownSecret = then;
}

interface Posts {
  "/api/people": [NewPerson, Credentials];
  "/api/people/links": [Link, Credentials];
  "/api/people/links/whose": [Link, Person];
  "/api/people/words": [Words, Credentials];
  "/api/people/words/whose": [Words, Person];
  "/api/people/me/words": [undefined, Words];
  "/api/people/me/devices": [SignOut, SignedOut];
  "/api/people/me/links": [undefined, NewLink];
  "/api/tables": [NewTable, OpenedTable];
  "/api/invitations/whose": [Link, Invitation];
  "/api/invitations": [{ link: string }, TableLink];
  "/api/seats": [{ link: string }, TableLink];
}

/** A call that makes something. */
export function post<P extends keyof Posts>(path: P, body: Posts[P][0], secret?: string | null): Promise<Posts[P][1]> {
  return call("POST", path, body, secret);
}

/** What can be played, and with whom. */
export const offer = (): Promise<Offer> => call("GET", "/api/games");
/** What the host has to say to everybody. */
export const hostsNotice = (): Promise<Notice> => call("GET", "/api/notice");
/** Who the secret says one is. */
export const me = (secret: string): Promise<Person> => call("GET", "/api/people/me", undefined, secret);
/** The public tables that have not begun. */
export const openTables = (): Promise<TableInfo[]> => call("GET", "/api/tables");
/** The tables that one plays or has played at. */
export const ownTables = (secret: string): Promise<OwnTable[]> => call("GET", "/api/people/me/tables", undefined, secret);
/** The games that one has finished, the last first. */
export const ownGames = (secret: string): Promise<Result[]> => call("GET", "/api/people/me/games", undefined, secret);
/** What they add up to. */
export const ownFigures = (secret: string): Promise<Figures[]> => call("GET", "/api/people/me/figures", undefined, secret);
/** Everything that the service keeps about one. */
export const ownData = (secret: string): Promise<Exported> => call("GET", "/api/people/me/data", undefined, secret);
/** Be deleted; the name says that it is meant. */
export const deleteMe = (name: string, secret: string): Promise<Person> => call("DELETE", "/api/people/me", { name }, secret);
/** How a table stands. */
export const tableInfo = (name: string, secret: string | null): Promise<TableInfo> =>
  call("GET", `/api/tables/${encodeURIComponent(name)}`, undefined, secret);
/** An invitation to a table. */
export const invite = (name: string, secret: string): Promise<NewLink> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/invitations`, undefined, secret);
/** A link that hands one seat to whoever follows it. */
export const linkSeat = (name: string, seat: number, secret: string): Promise<NewLink> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/seats/${seat}/link`, undefined, secret);
/** Let no link hand over a seat any more. */
export const unlinkSeat = (name: string, seat: number, secret: string): Promise<TableLink> =>
  call("DELETE", `/api/tables/${encodeURIComponent(name)}/seats/${seat}/link`, undefined, secret);
/** A finished game after some of its entries. */
export const moment = (name: string, query: URLSearchParams, secret: string | null): Promise<Moment> =>
  call("GET", `/api/tables/${encodeURIComponent(name)}/replay?${query}`, undefined, secret);

/** A new table, where a finished game goes on from one of its moments, against bots. */
export const continuation = (name: string, wanted: PlayOn, secret: string): Promise<TableLink> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/continuations`, wanted, secret);

/** How far looking back at a finished game is; `begin` asks for it. */
export const analysis = (name: string, secret: string | null, begin: boolean): Promise<LookedBack> =>
  call(begin ? "POST" : "GET", `/api/tables/${encodeURIComponent(name)}/analysis`, undefined, secret);

/** Ask something in a position of a finished game, as if its seat had to decide there. */
export const tryAgain = (name: string, tried: Tried, secret: string | null): Promise<TriedTold> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/tries`, tried, secret);

/** What a bot considered where it decided in a finished game; for a person what a search finds there. */
export const ideasAt = (name: string, place: Place, secret: string | null): Promise<Thoughts> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/ideas`, place, secret);

/** Advice for a seat of one's own. */
export const hint = (name: string, asked: HintAsked, secret: string): Promise<Hinted> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/hints`, asked, secret);

/** A game's own words, as a Fluent text. */
export const gameWords = (game: string, language: string): Promise<string> =>
  call("GET", `/api/games/${encodeURIComponent(game)}/texts?language=${encodeURIComponent(language)}`);
/** Where everything lies on a table's board in one arrangement; null where there is no such drawing. By its hash a browser keeps it.
 * A lesson's table has no name: its board is the game's own. */
export const drawing = (table: Pick<TableInfo, "table" | "game" | "drawing">, arrangement: string, secret: string | null): Promise<unknown> => {
  const place = table.table ? `/api/tables/${encodeURIComponent(table.table)}` : `/api/games/${encodeURIComponent(table.game)}`;
  return call("GET", `${place}/drawing/${arrangement}?${new URLSearchParams(table.drawing ? { hash: table.drawing } : {})}`, undefined, secret);
};
/** A lesson of a game's tutorial where somebody is in it, and the answer to what they ask there. */
export const teach = (game: string, asked: LessonAsked): Promise<LessonTold> =>
  call("POST", `/api/games/${encodeURIComponent(game)}/tutorial`, asked);

/** The numbered rules of all games, in a language. */
export const rules = (language: string): Promise<Paragraph[]> => call("GET", `/api/rules?language=${encodeURIComponent(language)}`);
/** Ask something of a table without a socket. */
export const request = (name: string, wanted: AnyRequest, secret: string): Promise<Answer> =>
  call("POST", `/api/tables/${encodeURIComponent(name)}/requests`, { request: wanted }, secret);

/** Any call; raises `Refusal` where the service refuses, and whatever `fetch` raises where it can't be reached. */
export async function call<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: Record<string, string> = secret ? { Authorization: `Bearer ${secret}` } : {};
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const response = await fetch(path, { method, headers, body: sent });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const refused = answer as { reason?: Reason; problems?: Problem[] } | null;
  const reason = refused?.reason ?? { code: "bad-message", rule: null, params: {} };
  if (reason.code === "wrong-secret" && secret) unknownSecret(secret);
  throw new Refusal(response.status, reason, refused?.problems);
}
