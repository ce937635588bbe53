import { findTold, keep, roundOf, tell } from './book.ts';
import { type Body, type Given, Refusal, type State, type Told } from './State.ts';

/** Closes a round. */
export const endRound = (state: State, body: Body, { isExpired }: Given): Told => {
  const { breaks, closed } = state;
  const told = findTold(state, 'endRound', body);
  if (told) return told;
  if (isExpired && breaks('end-round-late')) throw new Refusal('TOKEN_EXPIRED');
  const round = roundOf(state, body);
  if (!closed.has(round) && !breaks('end-round-unknown')) throw new Refusal('ORIGINAL_MISSING');
  closed.set(round, true);
  return keep(state, body, 'endRound', { told: tell(state, body) });
};
