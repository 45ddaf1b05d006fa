/** Where everything of a map lies: the service's document, under the names that the map uses. */
import type { MapDrawing } from "../../../wire/games/ticket_to_ride";

export type { Box, DrawnLine, Label, Legend, Names, Space, Stop } from "../../../wire/games/ticket_to_ride";
export type Layout = MapDrawing;
export type Point = readonly [x: number, y: number];
