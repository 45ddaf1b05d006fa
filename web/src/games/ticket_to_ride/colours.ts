/**
 * How the colours of lines and cards look: a fill, a glyph and a texture each, so that none of the three is alone. The
 * map, the cards and the table of lines draw from this; the fills are in `colours.css`.
 */
import "./colours.css";

/** A colour of cards or lines, as the service calls it. */
export type Colour = "blue" | "green" | "black" | "pink" | "red" | "orange" | "ferry" | "grey";

/** How a colour is drawn. */
export interface Look {
  /** Filled with the colour's `on`: a path in a box from -10 to 10 both ways. */
  glyph: string;
  /** Stroked with the colour's `on`, faintly, in a tile of 8 by 8; empty for a plain ground. */
  texture: string;
  fill: string;
  /** Text and glyphs on the fill. */
  on: string;
  /** The outline. */
  edge: string;
}

const SHAPES: Readonly<Record<Colour, readonly [glyph: string, texture: string]>> = {
  blue: ["M0-9.5Q7.5-.5 7.5 3.4A7.5 6.1 0 0 1-7.5 3.4Q-7.5-.5 0-9.5z", "M0 4q2-3 4 0t4 0"],
  green: ["M-3-9h6v6h6v6H3v6h-6V3h-6v-6h6z", "M4 2v4M2 4h4"],
  black: ["M-9-6h5.5L0-1 3.5-6H9L0 7.5z", "M0 0l8 8M8 0L0 8"],
  pink: ["M0-8.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17z", "M3 4a1 1 0 1 1 2 0a1 1 0 1 1-2 0"],
  red: ["M0-9L9.5 7.5h-19z", "M2 0v8M6 0v8"],
  orange: ["M0-10L8 0 0 10-8 0z", "M-2 6l8-8M2 10l8-8"],
  ferry: ["M-9.5 1.5h19L6.5 8h-13zM-6-2.5H6v3H-6zM-3-6H4v3h-7zM0-9.5h2.6V-6H0z", "M0 6q2-2.4 4 0t4 0"],
  grey: ["M-1.6-9h3.2v6.2l5.4-3.1 1.6 2.8L3.2 0l5.4 3.1L7 5.9 1.6 2.8V9h-3.2V2.8L-7 5.9l-1.6-2.8L-3.2 0l-5.4-3.1L-7-5.9l5.4 3.1z", ""],
};

/** The colours that cards pay with, in the order of a hand; ferries last. */
export const CARDS = ["blue", "green", "black", "pink", "red", "orange", "ferry"] as const;

/** How each colour is drawn. */
export const LOOKS = Object.fromEntries(
  Object.entries(SHAPES).map(([name, [glyph, texture]]) => [
    name,
    { glyph, texture, fill: `var(--tt-${name})`, on: `var(--tt-${name}-on)`, edge: `var(--tt-${name}-edge)` },
  ]),
) as Readonly<Record<Colour, Look>>;
