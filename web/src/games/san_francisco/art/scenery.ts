// What stands on a card, and where: houses as many as its value, and what its symbols add. Units: a card is 100 wide.
import { shows, type Card } from "../cards";

/** A shape of the shared drawings at a place. */
export interface Prop {
  /** The symbol's name without its prefix. */
  shape: string;
  /** Which of three colourings. */
  hue: number;
  x: number;
  y: number;
  scale: number;
}

/** Houses by how many there are: x, y of the ground, size. */
const HOUSES: readonly (readonly (readonly [number, number, number])[])[] = [
  [],
  [[52, 71, 1.3]],
  [[32, 71, 1.2], [69, 70, 1.2]],
  [[51, 60, 1.05], [26, 71, 1.05], [76, 71, 1.05]],
  [[36, 58, 0.98], [66, 58, 0.98], [21, 72, 0.98], [81, 72, 0.98]],
  [[28, 56, 0.84], [51, 55, 0.84], [74, 56, 0.84], [34, 73, 0.86], [68, 73, 0.86]],
];

/** Trees and bushes for a card with room: x, y, and which one. */
const GREENS: readonly (readonly [number, number, string])[] = [
  [14, 72, "tree-round"],
  [88, 70, "tree-cypress"],
  [24, 90, "bush"],
  [72, 91, "bush"],
  [12, 92, "tree-cypress"],
  [88, 92, "tree-round"],
];

/** A number that is always the same for a text: variety without chance. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  return seed;
}

/** What stands on a card, back to front; `worth` counts houses, a square's 4 not among them. */
export function propsOf(card: Card, place: string): Prop[] {
  const colour = card.colour ?? "x";
  const seed = seedOf(card.code + place);
  const props: Prop[] = [];
  const put = (shape: string, x: number, y: number, scale = 1, hue = seed): void => {
    props.push({ shape, hue: hue % 3, x, y, scale });
  };
  if (card.code === "value4") put("hall", 50, 72, 1.2);
  else houses(card, seed, colour, put);
  if (shows(card, "depot")) put("barn", 50, 71, card.value ? 0.85 : 1.2);
  if (shows(card, "square")) put("plaza", 50, 74, 1.2);
  if (shows(card, "coast")) put("pier", 50, 74, 1.06);
  if (!shows(card, "tracks") && !shows(card, "square")) greens(card, seed, put);
  return props;
}

type Put = (shape: string, x: number, y: number, scale?: number, hue?: number) => void;

function houses(card: Card, seed: number, colour: string, put: Put): void {
  const crowded = shows(card, "foundation") || shows(card, "coast") || shows(card, "depot");
  const count = Math.min(card.value, HOUSES.length - 1);
  (HOUSES[count] ?? []).forEach(([x, y, size], i) => {
    // A pit, a pier or a barn takes the middle: the houses move aside.
    if (crowded) put(`house-${colour}`, 80 - 60 * (i % 2), 63, 0.85, seed + i);
    else put(`house-${colour}`, x, y, size, seed + i);
  });
}

function greens(card: Card, seed: number, put: Put): void {
  const wanted = card.colour === "n" ? 5 : card.colour === "g" || card.colour === "k" ? 1 : 2;
  for (let i = 0; i < wanted; i += 1) {
    const [x, y, shape] = GREENS[(seed + i * (wanted > 2 ? 1 : 2)) % GREENS.length]!;
    const tree = card.colour === "y" && shape === "tree-cypress" ? "tree-palm" : shape;
    put(tree, x, y, card.colour === "n" ? 1.05 : 0.85);
  }
}
