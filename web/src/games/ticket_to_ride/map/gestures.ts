// Fingers, mouse and wheel on the map. Moving it about is the browser's own scrolling; nothing here is the only way.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./layout";
import type { Sight } from "./sight.svelte.ts";

const between = (touches: TouchList): { apart: number; middle: Point } => {
  const [a, b] = [touches[0] as Touch, touches[1] as Touch];
  return {
    apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
    middle: [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2],
  };
};

/** Two fingers or the wheel with Ctrl enlarge, and the mouse drags. */
export function gestures(sight: Sight): Attachment<HTMLElement> {
  return (node) => {
    let pinch: { apart: number; zoom: number; at: Point } | null = null;
    const touched = (event: TouchEvent): void => {
      if (event.touches.length !== 2) return void (pinch = null);
      const { apart, middle } = between(event.touches);
      pinch = { apart, zoom: sight.zoom, at: sight.spot(...middle) };
    };
    const moved = (event: TouchEvent): void => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const { apart, middle } = between(event.touches);
      void sight.zoomTo((pinch.zoom * apart) / pinch.apart, pinch.at, middle);
    };
    const wheeled = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const spot = sight.spot(event.clientX, event.clientY);
      void sight.zoomTo(sight.zoom * Math.exp(-event.deltaY / 200), spot, [event.clientX, event.clientY]);
    };
    node.addEventListener("touchstart", touched, { passive: true });
    node.addEventListener("touchmove", moved, { passive: false });
    node.addEventListener("touchend", touched, { passive: true });
    node.addEventListener("wheel", wheeled, { passive: false });
    return () => {
      node.removeEventListener("touchstart", touched);
      node.removeEventListener("touchmove", moved);
      node.removeEventListener("touchend", touched);
      node.removeEventListener("wheel", wheeled);
    };
  };
}

/** A mouse that drags the map: whether it did since its button went down, so that the end of a drag is no click. */
export class Drag {
  moved = false;
  #from: { x: number; y: number; left: number; top: number } | null = null;

  down(event: PointerEvent, room: HTMLElement): void {
    this.moved = false;
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    this.#from = { x: event.clientX, y: event.clientY, left: room.scrollLeft, top: room.scrollTop };
  }

  /** Whether the map follows the mouse now. */
  move(event: PointerEvent, room: HTMLElement): boolean {
    if (!this.#from || !(event.buttons & 1)) return false;
    const [dx, dy] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (Math.hypot(dx, dy) > 5) this.moved = true;
    if (this.moved) room.scrollTo(this.#from.left - dx, this.#from.top - dy);
    return this.moved;
  }

  up(): void {
    this.#from = null;
  }
}
