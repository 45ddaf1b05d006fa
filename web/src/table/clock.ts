/** Clocks as people read them. */

/** Time left: 1:05:09, 4:07, and tenths below ten seconds. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.ceil(left / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** What is left of a clock that was told some time ago; only one that runs gets less. */
export function remaining(told: number, runs: boolean, since: number): number {
  return runs ? Math.max(0, told - since) : told;
}
