/** The drawings of a table's map, each asked for once: the likely one while the board itself is still on its way. */
import { person } from "../../person.svelte.ts";
import { drawing } from "../../wire/rest.ts";
import type { MapDrawing } from "../../wire/games/ticket_to_ride.ts";
import type { TableInfo } from "../../wire/types.ts";

const asked = new Map<string, Promise<MapDrawing | null>>();

/** Where everything lies on a table's map in one arrangement. */
export function drawn(info: TableInfo, arrangement: string): Promise<MapDrawing | null> {
  const key = `${info.drawing} ${arrangement}`;
  const found = asked.get(key) ?? (drawing(info, arrangement, person()?.secret ?? null) as Promise<MapDrawing | null>);
  asked.set(key, found);
  found.catch(() => asked.delete(key));
  return found;
}
