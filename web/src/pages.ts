/** The pages, each fetched when it is needed. */
import type { Component } from "svelte";
import type { Route } from "./router.ts";

const pages = import.meta.glob<{ default: Component<{ route: Route }> }>("./pages/*.svelte");
const FILES: Record<Route["page"], string> = {
  home: "Home",
  table: "Table",
  replay: "Replay",
  rules: "Rules",
  tutorial: "Tutorial",
  "five-minutes": "FiveMinutes",
  settings: "Settings",
  about: "About",
  join: "Join",
  device: "Device",
  seat: "Join",
  recover: "Device",
  games: "Games",
  data: "Data",
  missing: "Missing",
};

/** What fetches the page of an address. */
export function pageOf({ page }: Route): (() => Promise<{ default: Component<{ route: Route }> }>) | undefined {
  return pages[`./pages/${FILES[page]}.svelte`] ?? pages["./pages/Missing.svelte"];
}
