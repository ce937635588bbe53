import type { Random } from './createRandom.ts';
import {
  createVendor,
  newId,
  type CallName,
  type Seat,
} from '../../../src/play/vendors/testing/createVendor.ts';
import type { Caller } from '../../Caller.ts';
import type { Errand, Moved, Player } from './Errand.ts';

/** A bet or a win that nothing has followed yet. */
type Open = { id: string; roundId: string; amount: number };

/** More than any player of the test has. */
const tooMuch = 9_000_000_000_000;

/** Plays one player's games as a vendor: bets, wins and rollbacks, no two of which are about the same bet. */
export const createVendorPlayer = (caller: Caller, seat: Seat, random: Random, host?: string): Player => {
  const { call } = createVendor(caller, host);
  const bets: Open[] = [];
  const wins: Open[] = [];
  let round = 0;

  const errandOf = (
    name: CallName,
    fields: Record<string, unknown> & { transactionId: string },
    moved: Moved | null,
    status: Errand['status'] = 200,
  ): Errand => ({
    name: `vendor:${seat.vendor}:${fields.transactionId}`,
    merchant: seat.brand,
    status,
    moved,
    ask: () => call(seat, name, fields),
  });

  const bet: Player = async (pass) => {
    round += random.isLikely(0.3) ? 1 : 0;
    const asked = { transactionId: newId(), roundId: `r${round}`, amount: random.between(1, 500) };
    await pass(errandOf('bet', asked, { real: -asked.amount }));
    bets.push({ id: asked.transactionId, roundId: asked.roundId, amount: asked.amount });
  };
  const win: Player = async (pass) => {
    const of = random.take(bets);
    if (!of) return bet(pass);
    const { id: betTransactionId, roundId } = of;
    const asked = { transactionId: newId(), roundId, amount: random.between(1, 900), betTransactionId };
    await pass(errandOf('win', asked, { real: asked.amount }));
    wins.push({ id: asked.transactionId, roundId, amount: asked.amount });
  };
  const rollback: Player = async (pass) => {
    const isBet = random.isLikely(0.7);
    const of = random.take(isBet ? bets : wins);
    if (!of) return bet(pass);
    const asked = { transactionId: newId(), roundId: of.roundId, originalTransactionId: of.id };
    await pass(errandOf('rollback', asked, { real: isBet ? of.amount : -of.amount }));
  };
  const refused: Player = async (pass) => {
    const asked = { transactionId: newId(), roundId: 'rich', amount: tooMuch };
    await pass(errandOf('bet', asked, null, 409));
  };
  return (pass) => random.pick([bet, bet, bet, bet, bet, win, win, win, rollback, refused])(pass);
};
