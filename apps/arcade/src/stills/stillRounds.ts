import { drawsOf } from '../fairness/drawsOf.ts';
import { hashOf } from '../fairness/hashOf.ts';
import type { ShownSolo } from '../solo/createSolo.ts';
import { exampleBets } from '../solo/exampleBets.ts';
import { rulesByKind } from '../solo/rulesByKind.ts';
import { gameNamed } from './stillStart.ts';
import { stillTime } from './stillTime.ts';

type SoloKind = keyof typeof rulesByKind;

const seed = 'f1e2d3c4b5a69788'.repeat(4);
const client = 'marquee';
const minute = 60_000;

/** The seeds that a page of a game one plays alone shows. */
export const stillSeed = { hash: hashOf(seed), client, rounds: 24 };

/**
 * A round of a game under the still pages' seed: as it was begun and what `actions` made of it, or with `isOver` as it
 * ended by itself after that.
 */
export const stillRound = (
  game: string,
  nonce: number,
  isOver = true,
  actions: readonly unknown[] = [],
): ShownSolo => {
  const kind = gameNamed(game).kind as SoloKind;
  const rules = rulesByKind[kind];
  const bet = rules.readBet(exampleBets[kind]);
  let state = rules.begin(bet, drawsOf(seed, client, nonce));
  for (const action of actions)
    if (rules.winOf(state) === null) state = rules.act?.(state, action, 0) ?? state;
  if (isOver && rules.winOf(state) === null) state = rules.expire?.(state);
  const win = rules.winOf(state);
  return {
    id: `${game}-${nonce}`,
    game,
    nonce,
    client,
    hash: stillSeed.hash,
    seed: isOver ? seed : null,
    bet,
    stake: rules.stakeOf(bet),
    isOver: win !== null,
    win,
    state: rules.show(state),
    startedAt: stillTime - minute,
    recall: win === null ? null : '/recall?round=still',
  };
};

const numbers = Array.from({ length: 400 }, (_, index) => index + 1);

/** The first round of a game that is so. @throws where none of the first 400 is. */
export const firstRound = (
  game: string,
  isSo: (round: ShownSolo) => boolean,
  isOver = true,
  actions: readonly unknown[] = [],
): ShownSolo => {
  for (const nonce of numbers) {
    const round = stillRound(game, nonce, isOver, actions);
    if (isSo(round)) return round;
  }
  throw new Error(`No early round of ${game} is as it is wanted.`);
};

/** Whether a round gave back more than it staked. */
export const isWon = ({ stake, win }: ShownSolo): boolean => (win ?? 0) > stake;
