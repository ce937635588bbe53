import { type Body, type Purse, Refusal, type State, type Taken, type Told } from './State.ts';

/** The money of the player of a call, who is known by then. */
export const purseOf = ({ purses }: State, { player }: Body): Purse => {
  const purse = purses.get(player);
  if (!purse) throw new Refusal('PLAYER_UNKNOWN');
  return purse;
};

/** Name of a round: one for each player in it. */
export const roundOf = ({ breaks }: State, { player, gameId, roundId }: Body): string =>
  [breaks('round-per-player') ? '' : player, gameId, roundId].join(' ');

/** What an answer tells of a player's money. */
export const tell = (state: State, body: Body, more: Told = {}): Told => {
  const { real, bonus } = purseOf(state, body);
  const { transactionId } = body;
  return { transactionId, currency: state.currency, balance: real + bonus, real, bonus, ...more };
};

/** Keeps a transaction under its id, and answers what it tells. */
export const keep = (
  state: State,
  body: Body,
  kind: Taken['kind'],
  { real = 0, bonus = 0, told }: { real?: number; bonus?: number; told: Told },
): Told => {
  const full = { ...told, reference: String(state.taken.size + 1) };
  state.taken.set(body.transactionId, {
    kind,
    body,
    real,
    bonus,
    told: full,
    isRolledBack: kind === 'tombstone',
    wins: 0,
  });
  return full;
};

/** The token says who calls, not what is wanted: a retry may come with another one. */
const dataOf = (body: Body) => JSON.stringify({ ...body, token: '' });

const isSame = ({ breaks }: State, kind: Taken['kind'], known: Taken, body: Body) => {
  if (known.kind !== kind) return false;
  const isBlind = breaks(`${kind}-other-data`) && !(kind === 'win' && known.body.amount === 0);
  return isBlind || dataOf(known.body) === dataOf(body);
};

/** What was told when this transaction came before; undefined when it is new. */
export const findTold = (
  state: State,
  kind: 'bet' | 'win' | 'rollback' | 'endRound',
  body: Body,
): Told | undefined => {
  const { breaks, taken, waiting } = state;
  const known = taken.get(body.transactionId);
  if (!known) return undefined;
  const copies = waiting.filter(({ transactionId }) => transactionId === body.transactionId).length;
  if (kind === 'bet' && copies > 2 && breaks('bet-at-once')) return undefined;
  if (kind === 'win' && known.kind === 'bet' && breaks('win-bet-id')) return undefined;
  if (known.kind === 'tombstone') throw new Refusal('TRANSACTION_ROLLED_BACK');
  if (!isSame(state, kind, known, body)) throw new Refusal('DUPLICATE_TRANSACTION');
  const rule = kind === 'endRound' ? 'end-round-again' : `${kind}-again`;
  return breaks(rule) ? { ...known.told, ...tell(state, body) } : known.told;
};
