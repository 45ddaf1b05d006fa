/** QR codes (ISO/IEC 18004) for addresses: bytes, error correction level M, versions 1 to 10. */

/** For each version: error correction bytes a block, blocks of the first size, data bytes of each, blocks of one more. */
const BLOCKS: [number, number, number, number][] = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 2, 38, 2],
  [22, 3, 36, 2],
  [26, 4, 43, 1],
];
const ALIGNMENT: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The dark modules of a text's code, row by row; raises a RangeError for a text that is too long. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= dataBytes(i + 1)) + 1;
  if (version === 0) throw new RangeError("too long for a QR code");
  const bits = codewords(bytes, version).flatMap((byte) => bitsOf(byte, 8));
  const codes = MASKS.map((_, mask) => draw(version, bits, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** The same as one path for SVG, in units of modules. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

function block(version: number): [number, number, number, number] {
  return BLOCKS[version - 1] as [number, number, number, number];
}

function dataBytes(version: number): number {
  const [, blocks, size, longer] = block(version);
  return blocks * size + longer * (size + 1);
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, i) => ((value >>> (length - 1 - i)) & 1) === 1);
}

/** The data with its padding and error correction, in the order in which it is drawn. */
function codewords(bytes: number[], version: number): number[] {
  const room = dataBytes(version);
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((b) => bitsOf(b, 8))];
  bits.push(...Array<boolean>(Math.min(4, room * 8 - bits.length)).fill(false));
  while (bits.length % 8) bits.push(false);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((n, bit) => n * 2 + Number(bit), 0));
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);

  const [correction, blocks, size, longer] = block(version);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks + longer; i++) {
    const length = size + (i < blocks ? 0 : 1);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => remainder(part, generator(correction)));
  const columns = (lists: number[][], length: number): number[] =>
    Array.from({ length }, (_, i) => lists.flatMap((list) => list[i] ?? [])).flat();
  return [...columns(parts, size + 1), ...columns(checks, correction)];
}

/** Multiplication in the field of 256 elements that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    for (let j = 0; j < degree; j++) result[j] = times(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = Array<number>(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i] = (result[i] ?? 0) ^ times(coefficient, factor)));
  }
  return result;
}

function draw(version: number, bits: boolean[], mask: number): boolean[][] {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (!(y in dark) || x < 0 || x >= size) return;
    (dark[y] as boolean[])[x] = on;
    (fixed[y] as boolean[])[x] = true;
  };
  const ring = (cx: number, cy: number, reach: number, isDark: (distance: number) => boolean): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };

  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(x, y, 4, (d) => d !== 2 && d !== 4);
  const centres = ALIGNMENT[version - 1] ?? [];
  const last = centres.length - 1;
  centres.forEach((x, i) => {
    centres.forEach((y, j) => {
      const atFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!atFinder) ring(x, y, 2, (d) => d !== 1);
    });
  });
  drawFormat(size, mask, set);
  if (version >= 7) drawVersion(size, version, set);

  let next = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = upward ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (fixed[y]?.[x]) continue;
        (dark[y] as boolean[])[x] = (bits[next] ?? false) !== (MASKS[mask]?.(x, y) ?? false);
        next++;
      }
    }
  }
  return dark;
}

function drawFormat(size: number, mask: number, set: (x: number, y: number, on: boolean) => void): void {
  // Level M is written 00, so the data is the mask alone.
  let rest = mask;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number): boolean => ((bits >>> i) & 1) === 1;
  for (let i = 0; i <= 5; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function drawVersion(size: number, version: number, set: (x: number, y: number, on: boolean) => void): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const on = ((bits >>> i) & 1) === 1;
    const near = size - 11 + (i % 3);
    const far = Math.floor(i / 3);
    set(near, far, on);
    set(far, near, on);
  }
}

/** How hard a code is to read, by the standard's four rules; the mask with the least is used. */
function penalty(code: boolean[][]): number {
  const size = code.length;
  const lines = [...code, ...code.map((_, x) => code.map((row) => row[x] ?? false))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const look of ["10111010000", "00001011101"])
      for (let at = text.indexOf(look); at >= 0; at = text.indexOf(look, at + 1)) sum += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const here = code[y]?.[x];
      if (here === code[y - 1]?.[x] && here === code[y]?.[x - 1] && here === code[y - 1]?.[x - 1]) sum += 3;
    }
  const share = code.flat().filter(Boolean).length / (size * size);
  return sum + Math.floor(Math.abs(share * 20 - 10)) * 10;
}
