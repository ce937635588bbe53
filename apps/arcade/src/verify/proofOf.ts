import type { ShownSolo } from '../solo/createSolo.ts';
import type { ProvedRound } from './ProvedRounds.ts';

/** What the verifying page needs of a round that its player has finished. */
export const proofOf = (round: ShownSolo): ProvedRound => {
  const { id, nonce, client, hash, seed, bet, stake, win, state } = round;
  return { id, nonce, client, hash, seed, bet, stake, win: win ?? 0, state };
};
