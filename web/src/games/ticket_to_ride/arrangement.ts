/** The arrangement that a window will most probably have room for. */
export function likely({ innerWidth, innerHeight }: Pick<Window, "innerWidth" | "innerHeight">): string {
  if (innerWidth < 640) return "portrait";
  return innerWidth >= 1430 && innerHeight >= 880 ? "wide" : "tablet";
}
