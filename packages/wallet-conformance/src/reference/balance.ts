import { tell } from './book.ts';
import { type Body, type Given, Refusal, type State, type Told } from './State.ts';

/** Tells what the player can bet. */
export const balance = (state: State, body: Body, { isExpired }: Given): Told => {
  if (isExpired && !state.breaks('token-expired-balance')) throw new Refusal('TOKEN_EXPIRED');
  return tell(state, body, state.breaks('balance') ? { transactionId: 'none' } : {});
};
