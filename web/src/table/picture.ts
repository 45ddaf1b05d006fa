/** A picture of the board as it is on the screen, made by the browser alone. */

const SVG = "http://www.w3.org/2000/svg";

/** Around the board, in pixels. */
const MARGIN = 16;
/** For the words above it. */
const HEAD = 40;

/** Keep a picture of an element, as wide as it is or as wide as wished, under a line of words: a PNG, or an SVG where the
 * browser won't draw that. */
export async function savePicture(element: HTMLElement, words: string, name: string, width?: number): Promise<void> {
  const wide = width ?? element.getBoundingClientRect().width;
  const size = { width: Math.ceil(wide) + 2 * MARGIN, height: Math.ceil(heightAt(element, wide)) + 2 * MARGIN + HEAD };
  const text = new XMLSerializer().serializeToString(pictureOf(element, words, size));
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  try {
    download(await png(address, size), `${name}.png`);
  } catch {
    download(new Blob([text], { type: "image/svg+xml" }), `${name}.svg`);
  }
}

/** Offer a file for keeping. */
export function download(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** How high an element would be at another width, and without what isn't in a picture. */
function heightAt(element: HTMLElement, width: number): number {
  const place = document.createElement("div");
  place.style.cssText = `position:fixed;visibility:hidden;width:${width}px`;
  place.append(copyOf(element));
  document.body.append(place);
  const { height } = place.getBoundingClientRect();
  place.remove();
  return height;
}

interface Size {
  width: number;
  height: number;
}

/** The element with the page's styles inside one SVG, in a frame of the window's width so that the layout stays. */
function pictureOf(element: HTMLElement, words: string, size: Size): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  const root = document.documentElement;
  for (const { name, value } of root.attributes) if (name.startsWith("data-")) svg.setAttribute(name, value);
  const width = Math.max(innerWidth, size.width);
  svg.setAttribute("width", String(width));
  svg.setAttribute("height", String(size.height));
  const style = document.createElementNS(SVG, "style");
  const scheme = getComputedStyle(root).colorScheme.includes("dark") && isDark() ? "dark" : "light";
  style.textContent = `${allRules()}\n:root { color-scheme: ${scheme}; font-size: ${getComputedStyle(root).fontSize}; ${root.style.cssText} } * { animation: none !important; transition: none !important; }`;
  const frame = document.createElementNS(SVG, "foreignObject");
  frame.setAttribute("width", String(width));
  frame.setAttribute("height", String(size.height));
  const body = document.createElement("div");
  body.style.cssText = `box-sizing:border-box;width:${size.width}px;height:${size.height}px;padding:${MARGIN}px;font:${getComputedStyle(element).font};color:var(--ink);background:var(--page)`;
  const head = document.createElement("div");
  head.style.cssText = `height:${HEAD}px;font:600 20px/1 var(--face-title);white-space:nowrap`;
  head.textContent = words;
  body.append(head, copyOf(element));
  frame.append(body);
  svg.append(style, frame);
  return svg;
}

/** A copy without what only means something to who may press it: dialogs, buttons for actions, and what a board marks so. */
export function copyOf(element: HTMLElement): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const live of copy.querySelectorAll("dialog, .button, [data-live]")) live.remove();
  return copy;
}

function allRules(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

function isDark(): boolean {
  const theme = document.documentElement.dataset["theme"];
  return theme ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

async function png(address: string, size: Size): Promise<Blob> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const scale = Math.max(2, devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(size.width * scale);
  canvas.height = Math.round(size.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.scale(scale, scale);
  pen.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("no picture");
  return blob;
}
