import type { ShownSolo } from '../solo/createSolo.ts';
import type { Still } from './Still.ts';
import { firstRound, stillRound, stillSeed } from './stillRounds.ts';
import { balance, entryOf, startOf } from './stillStart.ts';

type Options = { open?: ShownSolo; isOffline?: true };

const solo = (game: string, { open, isOffline }: Options = {}): Still => ({
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
      '/balance': { balance },
    },
  }),
});

const goesOn = ({ isOver }: ShownSolo) => !isOver;

/** Games that one plays alone. */
export const soloStills = {
  slot: solo('lotus-of-the-moon'),
  'slot-offline': solo('lotus-of-the-moon', { isOffline: true }),
  'slot-falls': solo('lantern-street'),
  'tai-xiu': solo('tai-xiu-lightning'),
  'bau-cua': solo('bau-cua-hoi-xuan'),
  blackjack: solo('harbour-blackjack', { open: firstRound('harbour-blackjack', goesOn, false) }),
  garden: solo('minefield-garden', { open: firstRound('minefield-garden', goesOn, false) }),
  pearls: solo('pearl-drop'),
  scratchcard: solo('scratch-lotus'),
  seasons: solo('wheel-of-seasons'),
  fishing: solo('nine-tides-hunt', { open: stillRound('nine-tides-hunt', 3, false) }),
  'fishing-dark': solo('deep-lantern'),
  'fishing-storm': solo('storm-trawler'),
} as const;
