/** The addresses of the page, read and written in one place. */

export type Route =
  | { page: "home" }
  | { page: "table"; name: string }
  | { page: "replay"; name: string; at: number | null; seat: number | null; look?: boolean }
  | { page: "rules"; paragraph: string | null }
  | { page: "tutorial"; name: string }
  | { page: "five-minutes"; name: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "join"; link: string }
  | { page: "device"; link: string }
  | { page: "recover" }
  | { page: "games" }
  | { page: "data" }
  | { page: "seat"; link: string }
  | { page: "missing" };

/** The pages that need nothing but their name. */
const PLAIN = ["settings", "about", "recover", "games", "data"] as const;
type Plain = (typeof PLAIN)[number];

/** Which page an address means. */
export function parse(path: string, search = ""): Route {
  const [first = "", second, ...more] = path.split("/").filter(Boolean).map(decoded);
  if (more.length) return { page: "missing" };
  if (second === undefined) {
    if (first === "") return { page: "home" };
    if (first === "rules") return { page: "rules", paragraph: null };
    if (PLAIN.includes(first as Plain)) return { page: first as Plain };
    return { page: "missing" };
  }
  switch (first) {
    case "table":
    case "tutorial":
    case "five-minutes":
      return { page: first, name: second };
    case "replay": {
      const query = new URLSearchParams(search);
      const look = query.has("look") ? { look: true } : {};
      return { page: "replay", name: second, at: whole(query.get("at")), seat: whole(query.get("seat")), ...look };
    }
    case "rules":
      return { page: "rules", paragraph: second };
    case "join":
    case "device":
    case "seat":
      return { page: first, link: second };
    default:
      return { page: "missing" };
  }
}

/** The address of a page. */
export function format(route: Route): string {
  switch (route.page) {
    case "home":
    case "missing":
      return "/";
    case "table":
    case "tutorial":
    case "five-minutes":
      return `/${route.page}/${encodeURIComponent(route.name)}`;
    case "replay": {
      const query = new URLSearchParams();
      if (route.at !== null) query.set("at", String(route.at));
      if (route.seat !== null) query.set("seat", String(route.seat));
      if (route.look) query.set("look", "1");
      return `/replay/${encodeURIComponent(route.name)}${query.size ? `?${query}` : ""}`;
    }
    case "rules":
      return route.paragraph === null ? "/rules" : `/rules/${encodeURIComponent(route.paragraph)}`;
    case "join":
    case "device":
    case "seat":
      return `/${route.page}/${encodeURIComponent(route.link)}`;
    default:
      return `/${route.page}`;
  }
}

function whole(text: string | null): number | null {
  return text !== null && /^-?\d{1,6}$/.test(text) ? Number(text) : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
