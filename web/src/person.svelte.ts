/** Who sits before this screen: a name, and the secret that proves it, kept in the browser. */
import { onUnknownSecret, post } from "./wire/rest.ts";
import type { Credentials } from "./wire/types.ts";

const KEY = "fogline.person";

function kept(): Credentials | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Credentials | null;
  } catch {
    return null;
  }
}

let me: Credentials | null = $state.raw(kept());

/** The person, or null for somebody who has only looked so far. */
export function person(): Credentials | null {
  return me;
}

/** Become somebody: a new person, unless this browser has one by this name already. */
export async function become(name: string): Promise<Credentials> {
  if (me?.name === name) return me;
  return keep(await post("/api/people", { name }));
}

/** Be the person whose link to this device was followed. */
export async function followDevice(link: string): Promise<Credentials> {
  return keep(await post("/api/people/links", { link }));
}

/** Be nobody again. */
export function forget(): void {
  me = null;
  localStorage.removeItem(KEY);
}

function keep(credentials: Credentials): Credentials {
  me = credentials;
  localStorage.setItem(KEY, JSON.stringify(credentials));
  return credentials;
}

// A service that lost its people, or another one at this address: one can only begin anew.
onUnknownSecret((secret) => {
  if (me?.secret === secret) forget();
});
