/** A finished round as a game hands it to the verifying page; amounts in minor units. */
export type ProvedRound = {
  id: string;
  nonce: number;
  client: string;
  hash: string;
  /** Null while it is secret: until the player has changed the seeds, or a shared round is over. */
  seed: string | null;
  bet: unknown;
  stake: number;
  win: number;
  state: unknown;
};

/** The rounds of one game. */
export type ProvedRounds = {
  kind: string;
  title: string;
  currency: string;
  digits: number;
  rounds: readonly ProvedRound[];
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 512;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isRound = (value: unknown): value is ProvedRound => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, nonce, client, hash, seed, stake, win } = value as Record<string, unknown>;
  return (
    [id, client, hash].every(isText) && (seed === null || isText(seed)) && [nonce, stake, win].every(isCount)
  );
};

/** Reads what was pasted or handed over; undefined where it is something else. */
export const readRounds = (text: string): ProvedRounds | undefined => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null) return undefined;
  const { kind, title, currency, digits, rounds } = read as Record<string, unknown>;
  const isWhole =
    [kind, title, currency].every(isText) &&
    isCount(digits) &&
    Array.isArray(rounds) &&
    rounds.every(isRound);
  return isWhole ? (read as ProvedRounds) : undefined;
};
