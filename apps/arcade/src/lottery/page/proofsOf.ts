import type { ProvedRound } from '../../verify/ProvedRounds.ts';
import type { ShownLottery } from '../registerLottery.ts';

/** What the verifying page checks of a draw: it with each ticket of the player's, or it alone where there is none. */
export const proofsOf = (
  { number, text, hash, seed, prizes }: ShownLottery['last'][number],
  tickets: ShownLottery['tickets'],
): ProvedRound[] => {
  const drawn = { nonce: 0, client: text, hash, seed: seed ?? null, state: prizes };
  const mine = tickets.filter((ticket) => ticket.number === number && ticket.state === 'over');
  if (mine.length === 0) return [{ ...drawn, id: text, bet: [], stake: 0, win: 0 }];
  return mine.map(({ id, lines, cost, win }) => ({ ...drawn, id, bet: lines, stake: cost, win }));
};
