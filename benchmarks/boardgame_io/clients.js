// Clients of that server: `node clients.js PORT TABLES SOCKETS MOVES SECONDS WARM_UP SERVER_PID`. Moves are sent at a steady pace, each by the table that has
// waited longest, and timed until the last socket at the table has been told, as `fogline loadtest` does it.
const { io } = require("socket.io-client");

const [port, tables, sockets, moves, seconds, warmUp, server] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const ready = [];
const took = [];
let unsent = 0;
let counted = 0;

function told(table, state) {
  if (state._stateID <= table.at) return;
  table.waiting -= 1;
  if (table.waiting > 0) return;
  table.at = state._stateID;
  table.turn = Number(state.ctx.currentPlayer);
  if (table.counts) took.push(performance.now() - table.sent);
  table.counts = false;
  ready.push(table);
}

async function open(number) {
  const numPlayers = 2 + (number % 3);
  const watching = Math.max(numPlayers, Math.floor(sockets / tables) + (number < sockets % tables ? 1 : 0));
  const matchID = `match-${number}`;
  const table = { matchID, at: -1, waiting: watching, counts: false, lines: [], turn: 0, sent: 0 };
  for (let n = 0; n < watching; n += 1) {
    const line = io(`${url}/harbour`, { transports: ["websocket"], forceNew: true, reconnection: false });
    const player = n < numPlayers ? String(n) : null;
    const isThere = new Promise((then) => line.on("sync", then));
    line.on("sync", (_, info) => told(table, info.state));
    line.on("update", (_, state) => told(table, state));
    line.on("connect", () => line.emit("sync", matchID, player, undefined, numPlayers));
    table.lines.push(line);
    if (n === 0) await isThere; // the first makes the match
  }
  while (table.at < 0) await new Promise((then) => setTimeout(then, 5));
}

function send(counts) {
  const table = ready.shift();
  if (!table) {
    unsent += counts ? 1 : 0;
    return;
  }
  table.counts = counts;
  table.waiting = table.lines.length;
  table.sent = performance.now();
  const args = [Math.floor(Math.random() * 6), Math.floor(Math.random() * 24)];
  const payload = { type: "build", args, playerID: String(table.turn) };
  table.lines[table.turn].emit("update", { type: "MAKE_MOVE", payload }, table.at, table.matchID, String(table.turn));
}

const part = (of) => Math.round(took[Math.max(0, Math.ceil(of * took.length) - 1)] * 100) / 100;

async function main() {
  for (let first = 0; first < tables; first += 8) await Promise.all([...Array(Math.min(8, tables - first)).keys()].map((n) => open(first + n)));
  const began = performance.now();
  for (let number = 0; number < (warmUp + seconds) * moves; number += 1) {
    const wait = began + (number / moves) * 1000 - performance.now();
    if (wait > 0) await new Promise((then) => setTimeout(then, wait));
    if (number === Math.round(warmUp * moves)) process.kill(server, "SIGUSR2");
    counted += number >= warmUp * moves ? 1 : 0;
    send(number >= warmUp * moves);
  }
  await new Promise((then) => setTimeout(then, 3000));
  took.sort((a, b) => a - b);
  const latency = took.length ? { p50: part(0.5), p90: part(0.9), p99: part(0.99), p999: part(0.999), most: part(1) } : null;
  console.log(JSON.stringify({ moves: took.length, unsent, lost: counted - unsent - took.length, latency_ms: latency }));
  process.exit(0);
}

main();
