/** Who sits before this screen: a name and a look, and the secret that proves it, kept in the browser. */
import type { Colour, Look, Shape } from "./design/looks.svelte.ts";
import { call, onUnknownSecret, post } from "./wire/rest.ts";
import type { Changes, Credentials, Person } from "./wire/types.ts";

const KEY = "fogline.person";

/** What one chooses about oneself. */
export interface Chosen {
  name: string;
  colour: Colour;
  shape: Shape;
}

/** Who this is in a place: for the browser as a whole, or for this tab alone, which then goes first. */
function kept(place: Storage): Credentials | null {
  try {
    return JSON.parse(place.getItem(KEY) ?? "null") as Credentials | null;
  } catch {
    return null;
  }
}

const here = kept(sessionStorage);
let me: Credentials | null = $state.raw(here ?? kept(localStorage));
/** Whether it holds for this tab alone: somebody was opened beside who this browser's other tabs are. */
let beside: boolean = $state(here !== null);
/** Who waits until this is somebody. */
let waiting: { done: (me: Credentials) => void; failed: (error: Error) => void } | null = $state.raw(null);

/** Somebody was asked who they are, and would rather not say. */
export class Declined extends Error {}

/** The person, or null for somebody who has only looked so far. */
export function person(): Credentials | null {
  return me;
}

/** Whether the person is so in this tab alone. */
export function isBeside(): boolean {
  return beside;
}

/** Whether somebody is asked who they are. */
export function isAsked(): boolean {
  return waiting !== null;
}

/** The person, who is asked for a name and a look where there is none yet; fails with `Declined`. */
export function somebody(): Promise<Credentials> {
  if (me) return Promise.resolve(me);
  return new Promise((done, failed) => (waiting = { done, failed }));
}

/** Say no to that question. */
export function decline(): void {
  waiting?.failed(new Declined());
  waiting = null;
}

/** Become somebody: a new person, for whoever has none here. Without a look the service chooses one. */
export async function become(chosen: Partial<Chosen> & { name: string }): Promise<Credentials> {
  const made = keep(await post("/api/people", chosen));
  waiting?.done(made);
  waiting = null;
  return made;
}

/** Be called or look differently, also at the tables where one sits. */
export async function change(changes: Changes): Promise<void> {
  if (!me) return;
  const { name, colour, shape } = await call<Person>("PATCH", "/api/people/me", changes, me.secret);
  keep({ ...me, name, colour, shape });
}

/** Take over what was changed on another device; whoever was signed out there is nobody here afterwards. */
export async function refresh(): Promise<void> {
  const before = me;
  if (!before) return;
  const { name, colour, shape } = await call<Person>("GET", "/api/people/me", undefined, before.secret);
  if (me === before) keep({ ...before, name, colour, shape });
}

/** Be somebody else from now on: in this browser, or beside who one is, in this tab alone. */
export function be(credentials: Credentials, aside = false): void {
  beside = aside;
  keep(credentials);
}

/** Be nobody again. */
export function forget(): void {
  (beside ? sessionStorage : localStorage).removeItem(KEY);
  me = beside ? kept(localStorage) : null;
  beside = false;
}

/** What somebody is drawn with. */
export function ownLook(who: Pick<Person, "colour" | "shape">): Look {
  return { colour: who.colour ?? "crimson", shape: who.shape ?? "circle", face: null };
}

function keep(credentials: Credentials): Credentials {
  me = credentials;
  (beside ? sessionStorage : localStorage).setItem(KEY, JSON.stringify(credentials));
  return credentials;
}

// A service that lost its people, or another one at this address: one can only begin anew.
onUnknownSecret((secret) => {
  if (me?.secret === secret) forget();
});
