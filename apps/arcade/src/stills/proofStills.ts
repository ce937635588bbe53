import type { Language } from '@marquee/reference';
import { proofOf } from '../verify/proofOf.ts';
import type { Still } from './Still.ts';
import { firstRound, isWon, stillRound } from './stillRounds.ts';
import { gameNamed, startOf, verifyStart } from './stillStart.ts';

const recall = (game: string, actions: readonly unknown[] = []): Still => ({
  entry: 'recall/page/main.tsx',
  start: (language) => ({ ...startOf(game, language), round: firstRound(game, isWon, true, actions) }),
  // It shows one card, fish or field after the other.
  script: () => ({ answers: {}, quiet: 1_500 }),
});

const verify = (hash: (language: Language) => string): Still => ({
  entry: 'verify/page/main.tsx',
  start: verifyStart,
  script: (language) => ({ answers: {}, hash: hash(language) }),
});

const game = 'lotus-of-the-moon';
const rounds = [1, 2, 3].map((nonce) => proofOf(stillRound(game, nonce)));

const handed =
  (shown: readonly object[]) =>
  (language: Language): string => {
    const { kind, title } = gameNamed(game);
    const { currency, digits } = startOf(game, language);
    return JSON.stringify({ kind, title: title[language], currency, digits, rounds: shown });
  };

/** Rounds that are shown again, and checked. */
export const proofStills = {
  'recall-slot': recall('lantern-street'),
  'recall-crash': recall('kite-climb'),
  'recall-dice': recall('tai-xiu-lightning'),
  'recall-blackjack': recall('harbour-blackjack'),
  'recall-fishing': recall('nine-tides-hunt'),
  'recall-scratchcard': recall('scratch-lotus'),
  'recall-garden': recall('minefield-garden', [{ turn: 12 }, { turn: 6 }, { turn: 18 }, 'stop']),
  'recall-pearls': recall('pearl-drop'),
  'recall-seasons': recall('wheel-of-seasons'),
  verify: verify(() => ''),
  'verify-right': verify(handed(rounds)),
  'verify-wrong': verify(
    handed(rounds.map((round, index) => (index === 1 ? { ...round, win: round.win + 1_000 } : round))),
  ),
  'verify-unreadable': verify(() => 'not a round'),
} as const;
