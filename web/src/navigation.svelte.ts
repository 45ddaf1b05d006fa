/** Where the page is now. Links are plain `<a href>`: a click on one of ours changes the page without loading it. */
import { type Route, format, parse } from "./router.ts";

let here: Route = $state.raw(parse(location.pathname, location.search));

/** The page shown now. */
export function route(): Route {
  return here;
}

/** Go to another page; `replace` leaves no step to go back to. */
export function go(to: Route | string, replace = false): void {
  const address = typeof to === "string" ? to : format(to);
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  here = parse(location.pathname, location.search);
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => {
  here = parse(location.pathname, location.search);
});

document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search);
});
