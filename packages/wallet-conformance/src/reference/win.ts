import { findTold, keep, purseOf, roundOf, tell } from './book.ts';
import { type Body, type Given, Refusal, type State, type Taken, type Told } from './State.ts';

const findBet = ({ taken, breaks }: State, body: Body): Taken | undefined => {
  const found = taken.get(body.betTransactionId ?? '');
  if (!found && breaks('win-names-bet')) return undefined;
  const isOther =
    found?.kind !== 'bet' ||
    (found.body.player !== body.player && !breaks('win-other-player')) ||
    (found.body.roundId !== body.roundId && !breaks('win-other-round'));
  if (isOther) throw new Refusal('ORIGINAL_MISSING');
  if (found.isRolledBack && !breaks('rollback-then-win')) throw new Refusal('TRANSACTION_ROLLED_BACK');
  return found;
};

/** Pays what a bet has won. */
export const win = (state: State, body: Body, { isExpired }: Given): Told => {
  const { breaks } = state;
  const told = findTold(state, 'win', body);
  if (told) return told;
  if (isExpired && breaks('win-late')) throw new Refusal('TOKEN_EXPIRED');
  const bet = findBet(state, body);
  if (bet && bet.wins > 0 && breaks('win-several')) throw new Refusal('DUPLICATE_TRANSACTION');
  if (state.closed.get(roundOf(state, body)) && !breaks('closed-round-win'))
    throw new Refusal('ROUND_CLOSED');
  const before = tell(state, body);
  const share = bet && bet.bonus > 0 && !breaks('win-proportion') ? bet.bonus / bet.body.amount : 0;
  const bonus = Math.floor(body.amount * share);
  const real = body.amount - bonus;
  const purse = purseOf(state, body);
  purse.real += real;
  purse.bonus += bonus;
  if (bet) bet.wins += 1;
  if (body.amount === 0 && breaks('win-zero')) return tell(state, body, { reference: '0' });
  return keep(state, body, 'win', { real, bonus, told: breaks('win') ? before : tell(state, body) });
};
