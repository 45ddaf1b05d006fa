/** What players are drawn with: a colour, a shape, and an initial or a bot's face. The same at every place of a table. */
import type { SeatStatus } from "../wire/types.ts";

export type Colour = SeatStatus["colour"];
export type Shape = SeatStatus["shape"];

export interface Look {
  colour: Colour;
  shape: Shape;
  /** Which face, for a bot; null for a person, who has an initial. */
  face: number | null;
}

export const COLOURS: readonly Colour[] = ["crimson", "teal", "violet", "brown", "magenta", "olive"];

/** The outline of each shape, in a box of 32 by 32; whatever belongs to a player wears it. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: "M16 1.5a14.5 14.5 0 1 1 0 29a14.5 14.5 0 1 1 0-29z",
  square: "M7 2h18a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z",
  diamond:
    "M16 .5q1.6 0 2.8 1.2l11.5 11.5q2.4 2.8 0 5.6l-11.5 11.5q-2.8 2.4-5.6 0l-11.5-11.5q-2.4-2.8 0-5.6l11.5-11.5q1.2-1.2 2.8-1.2z",
  hexagon: "M9.3 2.5h13.4l7.8 13.5l-7.8 13.5h-13.4l-7.8-13.5z",
  star: "M16.0 0.6L21.3 6.8L29.3 8.3L26.6 16.0L29.3 23.7L21.3 25.2L16.0 31.4L10.7 25.2L2.7 23.7L5.4 16.0L2.7 8.3L10.7 6.8z",
  drop: "M16 .8q4.4 4.4 8.6 8.9a12.2 12.2 0 1 1-17.2 0q4.2-4.5 8.6-8.9z",
};
export const SHAPES = Object.keys(OUTLINES) as Shape[];

/** The eyes and the mouth of each bot's face, in the same box: the first is drawn as a line, the second filled. */
export const FACES: readonly (readonly [line: string, fill: string])[] = [
  ["M10.5 20.5q5.5 4.5 11 0", "M8.5 13.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0zM18.3 13.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0z"],
  ["M11 21.5h10M13.5 20v3M18.5 20v3", "M8.5 11h5.5v5h-5.5zM18 11h5.5v5H18z"],
  ["M12 21.5q4 2.5 8 0", "M8 11.5h16a2.5 2.5 0 0 1 0 5H8a2.5 2.5 0 0 1 0-5z"],
  ["M9 13.5q2.3-3 4.6 0M18.4 13.5q2.3-3 4.6 0", "M11 19h10a5 4.5 0 0 1-10 0z"],
  ["M9 12.5l4 2.5M23 12.5l-4 2.5M11.5 21.5h9", "M9.7 15.3a1.7 1.7 0 1 0 3.4 0zM18.9 15.3a1.7 1.7 0 1 0 3.4 0z"],
];

/** What a seat is drawn with where its player said nothing. */
function usual(seat: number): Look {
  const place = ((seat % 4) + 4) % 4;
  return { colour: COLOURS[place] as Colour, shape: SHAPES[place] as Shape, face: null };
}

let worn: readonly Look[] = $state.raw([]);

/** What a seat of the table on the page is drawn with. */
export function lookOf(seat: number): Look {
  return worn[seat] ?? usual(seat);
}

/** The outline of a seat's shape. */
export function outlineOf(seat: number): string {
  return OUTLINES[lookOf(seat).shape];
}

/** A seat as a table tells of it. */
export function lookOfSeat(seat: Pick<SeatStatus, "colour" | "shape" | "kind" | "name">): Look {
  return { colour: seat.colour, shape: seat.shape, face: seat.kind === "bot" ? faceOf(seat.name) : null };
}

/** Draw the seats of a table so from now on, wherever they are drawn by their number; an empty list ends it. */
export function wear(looks: readonly Look[]): void {
  worn = looks;
  const { style } = document.documentElement;
  for (let seat = 0; seat < 4; seat++) {
    const colour = looks[seat]?.colour;
    for (const on of ["", "-on"]) {
      if (colour) style.setProperty(`--seat-${seat}${on}`, `var(--hue-${colour}${on})`);
      else style.removeProperty(`--seat-${seat}${on}`);
    }
  }
}

/** A bot's face: always the same for its name. The numbers were looked for until bots that play together differ. */
export function faceOf(name: string): number {
  return [...name].reduce((sum, sign) => (sum * 167 + (sign.codePointAt(0) ?? 0)) % 521, 0) % FACES.length;
}

/** Made once: making one takes far longer than using it. */
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first sign of a name as people see it, so that joined emoji stay together; a seat's number where there is none. */
export function initialOf(name: string, seat = 0): string {
  const [first] = graphemes.segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? String(seat + 1);
}
