import type { ShownSolo } from '../solo/createSolo.ts';
import type { Still } from './Still.ts';
import { firstRound, isWon, stillRound, stillSeed } from './stillRounds.ts';
import { balance, entryOf, startOf } from './stillStart.ts';

type Options = {
  open?: ShownSolo;
  isOffline?: true;
  /** What the next round becomes. */
  next?: ShownSolo;
  presses?: readonly string[];
};

const solo = (game: string, { open, isOffline, next, presses }: Options = {}): Still => ({
  entry: entryOf(game),
  start: (language) => startOf(game, language),
  script: () => ({
    answers: {
      '/solo': isOffline
        ? { refused: 'NO_ANSWER' }
        : {
            seed: stillSeed,
            open: open ?? null,
            last: [3, 2, 1].map((nonce) => stillRound(game, nonce)),
          },
      // What the next round leaves, so that no picture goes by how soon the page asks.
      '/balance': { balance: next ? balance - next.stake + (next.win ?? 0) : balance },
      ...(next && { '/solo/round': next }),
    },
    ...(presses && { presses }),
  }),
});

const rules = ['.bar button:last-of-type'];

const goesOn = ({ isOver }: ShownSolo) => !isOver;
const isLost = ({ win }: ShownSolo) => win === 0;

/** Games that one plays alone. */
export const soloStills = {
  slot: solo('lotus-of-the-moon'),
  'slot-offline': solo('lotus-of-the-moon', { isOffline: true }),
  'slot-ways': solo('dragon-well'),
  'slot-falls': solo('lantern-street'),
  'slot-rules': solo('lotus-of-the-moon', { presses: rules }),
  crash: solo('kite-climb'),
  'crash-won': solo('kite-climb', { next: firstRound('kite-climb', isWon), presses: ['.main-button'] }),
  'crash-burst': solo('kite-climb', { next: firstRound('kite-climb', isLost), presses: ['.main-button'] }),
  'crash-rules': solo('kite-climb', { presses: rules }),
  coin: solo('coin-of-fortune'),
  'tai-xiu': solo('tai-xiu-lightning'),
  'bau-cua': solo('bau-cua-hoi-xuan'),
  blackjack: solo('harbour-blackjack', { open: firstRound('harbour-blackjack', goesOn, false) }),
  'xi-dach': solo('xi-dach-nha', { open: firstRound('xi-dach-nha', goesOn, false) }),
  garden: solo('minefield-garden', { open: firstRound('minefield-garden', goesOn, false) }),
  pearls: solo('pearl-drop'),
  scratchcard: solo('scratch-lotus'),
  seasons: solo('wheel-of-seasons'),
  fishing: solo('nine-tides-hunt', { open: stillRound('nine-tides-hunt', 3, false) }),
  'fishing-dark': solo('deep-lantern'),
  'fishing-storm': solo('storm-trawler'),
} as const;
