// boardgame.io's own server with that game: `node server.js PORT [FOLDER]`, in memory or with its files. SIGUSR2 begins to count, SIGTERM says.
const { monitorEventLoopDelay } = require("node:perf_hooks");
const { Server, FlatFile } = require("boardgame.io/server");
const { game } = require("./game.js");

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [game], origins: [/.*/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
const delays = monitorEventLoopDelay({ resolution: 1 });
let before = process.cpuUsage();
delays.enable();
process.on("SIGUSR2", () => {
  before = process.cpuUsage();
  delays.reset();
});
process.on("SIGTERM", () => {
  const used = process.cpuUsage(before);
  const memory = process.resourceUsage().maxRSS / 1000;
  console.log(JSON.stringify({ processor_s: (used.user + used.system) / 1e6, memory_mb: memory, stall_ms: delays.max / 1e6 }));
  process.exit(0);
});
server.run(Number(port), () => console.log("ready"));
