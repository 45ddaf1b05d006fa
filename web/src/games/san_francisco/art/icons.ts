// The symbols as drawings of 24 by 24: an outline in the text's colour, some with a filled part.

/** An icon's lines and filled shapes. */
export interface Drawing {
  line?: string;
  fill?: string;
}

/** All icons by name: `row-…` for districts, `mark-…` for cards' symbols, `bonus-…`, and the rest. */
export const ICONS: Readonly<Record<string, Drawing>> = {
  "row-b": { line: "M2 8.5c2.5-3 5-3 7.3 0s4.8 3 7.3 0 3.4-2.4 5.4-1M2 15.5c2.5-3 5-3 7.3 0s4.8 3 7.3 0 3.4-2.4 5.4-1" },
  "row-g": { line: "M4 21V9h6v12M10 21V3h6v18M16 21v-9h4.5v9M2.5 21h19M13 6.5v.1M13 10.5v.1M13 14.5v.1M7 12.5v.1M7 16.5v.1" },
  "row-o": { line: "M4 21V11l8-8 8 8v10zM9.5 21v-6h5v6M12 8.8v.4" },
  "row-y": { line: "M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M19.2 4.8l-2.1 2.1M6.9 17.1l-2.1 2.1", fill: "M12 7.2a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6z" },
  "row-n": { line: "M12 22V11M12 17l4-3M12 15l-3.5-2.5", fill: "M12 1.8c4.7 0 7.7 3.2 7.7 7 0 3.3-2.8 5.7-7.7 5.7s-7.7-2.4-7.7-5.7c0-3.8 3-7 7.7-7z" },
  "row-k": { line: "M12 21.5V9M12 21.5L5.5 9.5M12 21.5L18.5 9.5", fill: "M12 1.5l2 4.5h-4zM3.5 4l4.2 2.6-3.4 2.4zM20.5 4l-4.2 2.6 3.4 2.4z" },
  "row-t": { line: "M5 6h14v11H5zM5 11.5h14M9.5 6v5.5M14.5 6v5.5M8 20.5h8M12 2v4M9 2h6" },
  "mark-tracks": { line: "M7.5 2v20M16.5 2v20M4.5 5.5h15M4.5 12h15M4.5 18.5h15" },
  "mark-depot": { line: "M2.5 21.5V9.5L12 2.5l9.5 7v12zM7 21.5v-6.5a5 5 0 0 1 10 0v6.5" },
  "mark-square": { line: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12zM7.3 7.3l9.4 9.4M16.7 7.3l-9.4 9.4" },
  "mark-foundation": { line: "M3 21.5h18M5 21.5v-5h14v5M8 16.5v-6h8v6M12 10.5V2.5h6.5M18.5 2.5v3.5" },
  "mark-coast": { line: "M12 7v14.5M4 13.5c.6 5 4 8 8 8s7.4-3 8-8M4 13.5l-2 3M4 13.5l3.2 1.8M20 13.5l2 3M20 13.5l-3.2 1.8M8 10.2h8M12 2.2a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 1 0 0-4.8z" },
  "mark-bonus": { fill: "M12 1.5l3 7 7.5.8-5.6 5 1.7 7.4L12 17.8l-6.6 3.9 1.7-7.4-5.6-5 7.5-.8z" },
  worker: { line: "M2.5 16.5h19M4.5 16.5v-2.5a7.5 7.5 0 0 1 15 0v2.5M9.5 12V5.5h5V12M4 20h16" },
  contract: { line: "M6.5 2.5h12v16.5a2.5 2.5 0 0 1-2.5 2.5H5.5A2.5 2.5 0 0 1 3 19v-1.5h10.5V19a2.5 2.5 0 0 0 2.5 2.5M6.5 2.5v15M9.5 7h6M9.5 11h6" },
  lock: { line: "M5 11h14v10.5H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v3" },
  open: { line: "M5 11h14v10.5H5zM8 11V6.5a4 4 0 0 1 7.7-1.5M12 15v3" },
  reveal: { line: "M1.5 12C4 7 7.7 4.5 12 4.5S20 7 22.5 12C20 17 16.3 19.5 12 19.5S4 17 1.5 12z", fill: "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7z" },
  token: { line: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 6.5v11M6.5 12h11" },
  medal: { line: "M7.5 2l3.3 7M16.5 2l-3.3 7M12 8.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z", fill: "M12 11.2l1.2 2.5 2.7.3-2 1.9.5 2.7-2.4-1.3-2.4 1.3.5-2.7-2-1.9 2.7-.3z" },
  completion: { line: "M7 3.3h10l5 8.7-5 8.7H7L2 12zM7.5 12l3.2 3.2 5.8-6" },
  skyscraper: { line: "M12 1.5v4M8 21.5V9.5l4-4 4 4v12M5 21.5v-8h3M19 21.5v-8h-3M3 21.5h18M12 10.5v.1M12 14v.1M12 17.5v.1" },
  tram: { line: "M5 6h14v11H5zM5 11.5h14M9.5 6v5.5M14.5 6v5.5M8 20.5h8M12 2v4M9 2h6" },
  square: { line: "M12 2.5l9.5 9.5-9.5 9.5L2.5 12z", fill: "M12 8l4 4-4 4-4-4z" },
  points: { line: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19zM9.5 17V7h3a3 3 0 0 1 0 6h-3" },
  deck: { line: "M8 2.5h11.5v15H8zM8 6H4.5v15.5H16v-4" },
  end: { line: "M5 22V3M5 4c4-2.5 7 2 14-.5v9c-7 2.5-10-2-14 .5" },
  box: { line: "M3 8l9-5 9 5v9l-9 5-9-5zM3 8l9 5 9-5M12 13v9" },
  skip: { line: "M4 4l16 16M20 4L4 20" },
  back: { line: "M9 5L3.5 10.5 9 16M3.5 10.5H15a5.5 5.5 0 0 1 0 11h-3" },
  pin: { line: "M9 2.5h6l-.8 7 3.8 3.5v2H6v-2l3.8-3.5zM12 15v7" },
  help: { line: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM9 9.3c0-3.8 6-3.8 6 0 0 2.6-3 2.7-3 5M12 17.6v.2" },
  "bonus-plus": { line: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM4.8 12h5M7.3 9.5v5M12.5 9.8c.4-2.8 5-2.6 4.7.3-.2 1.8-3.2 3.6-4.7 5.4h5" },
  "bonus-value": { line: "M3 21.5h18M5 21.5v-8h14v8M8.5 13.5a3.5 5 0 0 1 7 0M12 8.5v-4M12 4.5l3.5 1.2L12 7M8.5 21.5v-5M12 21.5v-5M15.5 21.5v-5" },
  "bonus-depot": { line: "M2.5 21.5V9.5L12 2.5l9.5 7v12zM7 21.5v-6.5a5 5 0 0 1 10 0v6.5M12 10v11.5" },
  "bonus-vp": { line: "M12 20.5c-5.5 0-9-4-9-9.5 0-2.5.8-5 2-7M12 20.5c5.5 0 9-4 9-9.5 0-2.5-.8-5-2-7M9 6.5l2-1.5v8M14 9.2c.3-1.8 3-1.6 2.9.1-.1 1.3-2 2.2-2.9 3.7h3" },
  "bonus-return": { line: "M12 3.5h7.5V20H8M12 3.5V11M15 7.5h2M15 11h2M9.5 14.5H2.5M5.5 11.5l-3 3 3 3" },
  "bonus-tracks": { line: "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM9.3 6v12M14.7 6v12M7 9h10M7 12h10M7 15h10" },
};
