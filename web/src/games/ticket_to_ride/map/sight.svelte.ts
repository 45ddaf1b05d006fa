// What of the map is in sight: how large it is drawn in its room, and where the room stands over it.
import { tick } from "svelte";
import { frameOf } from "./art";
import type { Box, Layout, Point } from "./layout";

/** How much one press of a button enlarges. */
const STEP = 1.5;
/** The largest: so many times the size at which one plays. */
const MOST = 2.5;
/** Names smaller than this share of their least size are not shown unasked. */
const LEAST = 0.85;

/** Names smaller than this share of their size are drawn for the whole map, where they may be larger. */
const READABLE = 0.97;

/** Pixels around what is brought into sight; at the sides the buttons may stand. */
const AROUND = { across: 64, down: 36 };

/** The ways to move over the map. */
export type Way = "left" | "up" | "down" | "right";
const WAYS: Record<Way, Point> = { left: [-1, 0], up: [0, -1], down: [0, 1], right: [1, 0] };

export class Sight {
  /** The element that is scrolled. */
  room: HTMLElement | undefined = $state.raw();
  width = $state(0);
  height = $state(0);
  /** 1 shows the whole map. */
  zoom = $state(1);
  /** The part of the drawing's plane that the picture fills: in the shape of its room. */
  frame: Box;
  /** Pixels for a unit. */
  scale: number;
  most: number;
  /** Whether names are those of the zoom at which one plays: here, and where all of the map is in sight. */
  plays: boolean;
  wholePlays: boolean;

  readonly #layout: () => Layout;

  /** With `whole` the picture has the shape that the layout was made for, whatever room there is. */
  constructor(layout: () => Layout, margin: () => number, whole: () => boolean, room: { width: number; height: number } | null = null) {
    this.#layout = layout;
    this.width = room?.width ?? 0;
    this.height = room?.height ?? 0;
    this.frame = $derived.by(() => {
      const [width, height] = whole() ? layout().box : [this.width, this.height];
      return frameOf(layout(), { width, height }, margin());
    });
    this.scale = $derived((this.zoom * (this.width || layout().width)) / this.frame.width);
    this.most = $derived(Math.max((layout().play * MOST * this.zoom) / this.scale, 1.5));
    this.plays = $derived(whole() || this.scale >= layout().play * READABLE);
    this.wholePlays = $derived(whole() || this.scale / this.zoom >= layout().play * READABLE);
  }

  /** Follows the size of the room, told after each layout: asked for it, the browser had to lay out the page at once. */
  measure = (room: HTMLElement): (() => void) => {
    this.room = room;
    const watcher = new ResizeObserver(() => ([this.width, this.height] = [room.clientWidth, room.clientHeight]));
    watcher.observe(room);
    return () => {
      watcher.disconnect();
      this.room = undefined;
    };
  };

  /** What was asked for last, kept while the room changes. */
  #wish: "open" | "whole" | number = "open";

  /** Another drawing begins anew. */
  begin(): void {
    this.#wish = "open";
    this.settle();
  }

  /** The room has changed: what was asked for is shown in it. Unasked it is all of the map, as far as its names can be read. */
  settle(): void {
    const { width, height } = this.#layout();
    const at: Point = this.#wish === "open" ? [width / 2, height / 2] : this.#middle();
    void this.#draw(this.#wished() / this.#whole, at);
  }

  /** Pixels for a unit where all of the map is in sight. */
  get #whole(): number {
    return this.scale / this.zoom;
  }

  /** Pixels for a unit, as was asked for. */
  #wished(): number {
    const { fit } = this.#layout();
    const least = this.#wish === "open" && this.#whole < LEAST * fit ? fit : 0;
    return typeof this.#wish === "number" ? this.#wish : Math.max(this.#whole, least);
  }

  /** Where a spot of the window lies on the drawing. */
  spot(x: number, y: number): Point {
    const box = this.room?.getBoundingClientRect();
    if (!this.room || !box) return [0, 0];
    const [left, top] = [x - box.left + this.room.scrollLeft, y - box.top + this.room.scrollTop];
    return [this.frame.x + left / this.scale, this.frame.y + top / this.scale];
  }

  /** Draw so large, with a spot of the drawing staying where it is in the window. */
  async zoomTo(zoom: number, at: Point = this.#middle(), window: Point | null = null): Promise<void> {
    // Noted before it is drawn, so that a room that changes meanwhile is filled as was wished last.
    const wanted = Math.min(Math.max(zoom, 1), this.most);
    this.#wish = wanted > 1 ? wanted * this.#whole : "whole";
    await this.#draw(wanted, at, window);
  }

  async #draw(zoom: number, at: Point, window: Point | null = null): Promise<void> {
    const room = this.room;
    if (!room) return;
    const box = window && room.getBoundingClientRect();
    const [x, y] = window && box ? [window[0] - box.left, window[1] - box.top] : [this.width / 2, this.height / 2];
    this.zoom = Math.min(Math.max(zoom, 1), this.most);
    await tick();
    if (!room.isConnected) return;
    if (this.zoom === 1) return this.look();
    room.scrollLeft = (at[0] - this.frame.x) * this.scale - x;
    room.scrollTop = (at[1] - this.frame.y) * this.scale - y;
    this.look();
  }

  nearer = (): Promise<void> => this.zoomTo(this.zoom * STEP);
  farther = (): Promise<void> => this.zoomTo(this.zoom / STEP);
  fit = (): Promise<void> => this.zoomTo(1);

  /** Which ways there is more of the map than is in sight. */
  more: Record<Way, boolean> = $state({ left: false, up: false, down: false, right: false });

  /** Half a room on, where nobody drags. */
  move(way: Way): void {
    const [across, down] = WAYS[way];
    this.room?.scrollBy({ left: (across * this.width) / 2, top: (down * this.height) / 2 });
  }

  /** Notes where the room stands over the map. */
  look = (): void => {
    const room = this.room;
    if (!room || this.zoom === 1) return void (this.more = { left: false, up: false, down: false, right: false });
    const [right, low] = [room.scrollWidth - room.clientWidth, room.scrollHeight - room.clientHeight];
    this.more = { left: room.scrollLeft > 1, up: room.scrollTop > 1, down: room.scrollTop < low - 1, right: room.scrollLeft < right - 1 };
  };

  /** Bring a spot into sight, if it is not in the middle part of the room. */
  show([x, y]: Point): void {
    const room = this.room;
    if (!room || this.zoom === 1) return;
    const [left, top] = [(x - this.frame.x) * this.scale - room.scrollLeft, (y - this.frame.y) * this.scale - room.scrollTop];
    const near = left > this.width * 0.1 && left < this.width * 0.9 && top > this.height * 0.1 && top < this.height * 0.9;
    if (!near) room.scrollBy({ left: left - this.width / 2, top: top - this.height / 2 });
  }

  /** Bring all of several spots into sight, as large as was asked for where they have room so. */
  async showAll(spots: readonly Point[]): Promise<void> {
    await tick();
    const room = this.room;
    if (!room || spots.length === 0) return;
    const [across, down] = [0, 1].map((side) => spots.map((spot) => spot[side]!)) as [number[], number[]];
    const [left, top, right, low] = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
    const largest = Math.min((this.width - 2 * AROUND.across) / Math.max(right - left, 1), (this.height - 2 * AROUND.down) / Math.max(low - top, 1));
    const scale = Math.max(Math.min(this.#wished(), largest), this.#whole);
    const [x, y] = [this.frame.x + room.scrollLeft / this.scale, this.frame.y + room.scrollTop / this.scale];
    const seen = left > x && top > y && right < x + this.width / this.scale && low < y + this.height / this.scale;
    if (!seen || scale > this.scale) await this.#draw(scale / this.#whole, [(left + right) / 2, (top + low) / 2]);
  }

  #middle(): Point {
    if (this.zoom === 1) return [this.frame.x + this.frame.width / 2, this.frame.y + this.frame.height / 2];
    const box = this.room?.getBoundingClientRect();
    return box ? this.spot(box.left + this.width / 2, box.top + this.height / 2) : [0, 0];
  }
}
