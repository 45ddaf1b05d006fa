/** An id for a message, unlike every other. Over plain http, as in a home network, browsers have no `randomUUID`. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
