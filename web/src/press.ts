/** A press counts for what it began on, though the page moved under the hand before it ended. */

/** What is pressed as a whole. */
const PRESSED = "button, a[href], label, summary";
/** A hand that moved farther than this, in pixels, meant to let go elsewhere. */
const STILL = 10;

let begun: { on: Element; x: number; y: number } | null = null;

function begin(event: PointerEvent): void {
  const on = (event.target as Element).closest(PRESSED);
  begun = on && event.isPrimary && event.button === 0 ? { on, x: event.clientX, y: event.clientY } : null;
}

/** The click of that press, wherever it arrived: at what lies there now, or at what both have around them. */
function end(event: PointerEvent): void {
  const press = begun;
  if (!press || !event.isTrusted || event.detail === 0) return;
  begun = null;
  const still = Math.hypot(event.clientX - press.x, event.clientY - press.y) < STILL;
  if (!still || !press.on.isConnected || press.on.contains(event.target as Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  press.on.dispatchEvent(new PointerEvent("click", event));
}

/** Sees to it everywhere on the page. */
export function keepPresses(): void {
  addEventListener("pointerdown", begin as EventListener, true);
  addEventListener("click", end as EventListener, true);
}
