import { findTold, keep, purseOf, roundOf, tell } from './book.ts';
import { type Body, type Given, Refusal, type State, type Told } from './State.ts';

const checkFunds = (state: State, body: Body, funds: number) => {
  const others = state.waiting.filter(
    ({ player, transactionId }) => player === body.player && transactionId !== body.transactionId,
  );
  if (others.length > 2 && state.breaks('bets-in-parallel')) return;
  const most = state.breaks('bet-beyond-funds') ? funds + 1 : funds;
  if (body.amount <= most) return;
  if (state.breaks('bet-refused-id')) keep(state, body, 'refused', { told: {} });
  throw new Refusal('INSUFFICIENT_FUNDS');
};

/** Takes a stake. */
export const bet = (state: State, body: Body, { isExpired }: Given): Told => {
  const { breaks } = state;
  if (isExpired && breaks('token-expired-again') && state.taken.has(body.transactionId)) {
    throw new Refusal('TOKEN_EXPIRED');
  }
  const told = findTold(state, 'bet', body);
  if (told) return told;
  const purse = purseOf(state, body);
  if (isExpired && !breaks('token-expired-bet')) throw new Refusal('TOKEN_EXPIRED');
  if (purse.isBlocked && !breaks('player-blocked')) throw new Refusal('PLAYER_BLOCKED');
  if (body.currency !== state.currency && !breaks('currency')) throw new Refusal('WRONG_CURRENCY');
  if (body.amount === 0 && breaks('bet-free')) throw new Refusal('INVALID_INPUT');
  const round = roundOf(state, body);
  if (state.closed.get(round) && !breaks('closed-round-bet')) throw new Refusal('ROUND_CLOSED');
  checkFunds(state, body, purse.real + purse.bonus);
  const before = tell(state, body);
  const bonus = breaks('real-first')
    ? Math.min(purse.bonus, body.amount)
    : Math.max(0, body.amount - purse.real);
  const real = body.amount - bonus;
  purse.real -= real;
  purse.bonus -= bonus;
  if (!state.closed.has(round)) state.closed.set(round, false);
  return keep(state, body, 'bet', { real, bonus, told: breaks('bet') ? before : tell(state, body) });
};
