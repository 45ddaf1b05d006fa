// A game of about San Francisco's size for boardgame.io: a hidden deck and hands, a market, four cities of 24 spaces. A move takes a card of
// the market, builds it somewhere and draws another. What a player is sent has some 2.4 KB, as San Francisco's view has in mid-game.
const COLOURS = ["red", "yellow", "green", "blue"];
const card = (number) => ({ colour: COLOURS[number % 4], value: number % 7, id: number });

exports.game = {
  name: "harbour",
  setup: ({ ctx, random }) => ({
    secret: { deck: random.Shuffle([...Array(96).keys()]) },
    players: Object.fromEntries([...Array(ctx.numPlayers).keys()].map((seat) => [seat, { hand: [] }])),
    market: [...Array(6).keys()].map(card),
    cities: [...Array(ctx.numPlayers).keys()].map(() => Array.from({ length: 24 }, (_, space) => (space % 2 ? null : card(space)))),
  }),
  // Everything under `secret`, and the other players' hands, is left out of what a player is sent.
  playerView: ({ G, playerID }) => {
    const { secret, players, ...open } = G;
    return { ...open, deck: secret.deck.length, players: playerID === null ? {} : { [playerID]: players[playerID] } };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build: ({ G, playerID, random }, place, space) => {
      if (place < 0 || place > 5 || space < 0 || space > 23) return "INVALID_MOVE";
      G.cities[playerID][space] = G.market[place];
      if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle([...Array(96).keys()]);
      G.market[place] = card(G.secret.deck.pop());
      G.players[playerID].hand = [...G.players[playerID].hand.slice(-7), G.secret.deck[0]];
    },
  },
};
