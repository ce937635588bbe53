import { findTold, keep, purseOf, roundOf, tell } from './book.ts';
import { type Body, type Given, Refusal, type State, type Taken, type Told } from './State.ts';

const giveBack = (state: State, body: Body, { real, bonus, wins }: Taken): number => {
  if (wins > 0 && !state.breaks('rollback-settled-bet')) throw new Refusal('BET_SETTLED');
  const purse = purseOf(state, body);
  const isMixedUp = state.breaks('rollback-purses');
  purse.real += isMixedUp ? real + bonus : real;
  purse.bonus += isMixedUp ? 0 : bonus;
  return 0;
};

/** Answers how much of the win was not there any more. */
const takeBack = (state: State, body: Body, { real, bonus, body: win }: Taken): number => {
  const purse = purseOf(state, body);
  const short = Math.max(0, real - purse.real) + Math.max(0, bonus - purse.bonus);
  if (short > 0 && state.breaks('rollback-spent-win')) throw new Refusal('INSUFFICIENT_FUNDS');
  if (short === 0 && state.breaks('rollback-win')) return 0;
  purse.real -= Math.min(real, purse.real);
  purse.bonus -= Math.min(bonus, purse.bonus);
  const bet = state.taken.get(win.betTransactionId ?? '');
  if (bet) bet.wins -= 1;
  return short;
};

const undo = (state: State, body: Body, original: Taken): number => {
  const { breaks } = state;
  const isOther = original.body.player !== body.player && !breaks('rollback-other-player');
  const isOurs = original.kind === 'bet' || original.kind === 'win' || original.kind === 'tombstone';
  if (isOther || !isOurs || original.body.roundId !== body.roundId) throw new Refusal('ORIGINAL_MISSING');
  if (original.isRolledBack) {
    if (breaks('rollback-other-id')) throw new Refusal('ORIGINAL_MISSING');
    return 0;
  }
  if (state.closed.get(roundOf(state, body)) && breaks('closed-round-rollback')) {
    throw new Refusal('ROUND_CLOSED');
  }
  const short = original.kind === 'bet' ? giveBack(state, body, original) : takeBack(state, body, original);
  original.isRolledBack = true;
  return short;
};

/** Undoes a bet or a win, or leaves a tombstone. */
export const rollback = (state: State, body: Body, { isExpired }: Given): Told => {
  const { breaks, taken } = state;
  const told = findTold(state, 'rollback', body);
  if (told) return told;
  if (isExpired && breaks('rollback-late')) throw new Refusal('TOKEN_EXPIRED');
  const before = tell(state, body);
  const original = taken.get(body.originalTransactionId ?? '');
  if (!original && !breaks('rollback-first')) {
    const buried = { ...body, transactionId: body.originalTransactionId ?? '' };
    keep(state, buried, 'tombstone', { told: {} });
  }
  const shortfall = original ? undo(state, body, original) : 0;
  return keep(state, body, 'rollback', {
    told: { ...(breaks('rollback') ? before : tell(state, body)), shortfall },
  });
};
