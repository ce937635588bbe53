import type { RefusalReason } from '../LedgerRefusal.ts';
import type { Posting, PostingLine } from '../Posting.ts';

type Asked = Pick<Posting, 'idempotencyKey' | 'lines' | 'settles'>;

const nameOf = (line: PostingLine) =>
  line.kind === 'house'
    ? `house ${line.book} ${line.currency}`
    : `${line.kind} ${line.owner} ${line.currency}`;

/** What a ledger has to do, in the simplest form: a map of balances and the transfers that were accepted. */
export const createModel = () => {
  const balances = new Map<string, number>();
  const accepted: Asked[] = [];
  const balance = (name: string) => balances.get(name) ?? 0;
  const isSame = (one: Asked, other: Asked) =>
    JSON.stringify([one.settles, one.lines]) === JSON.stringify([other.settles, other.lines]);

  const refusal = ({ lines, settles }: Asked, heldBy: (id: number) => PostingLine | undefined) => {
    const names = lines.map(nameOf);
    if (new Set(names).size < names.length) return 'MALFORMED';
    if (settles !== undefined) {
      if (accepted.some((done) => done.settles === settles)) return 'HOLD_SETTLED';
      if (lines.find(({ kind }) => kind === 'hold')?.amount !== -(heldBy(settles)?.amount ?? 0))
        return 'HOLD_MISMATCH';
    }
    const isShort = lines.some((line) => line.kind !== 'house' && balance(nameOf(line)) + line.amount < 0);
    return isShort ? 'INSUFFICIENT_FUNDS' : undefined;
  };

  return {
    accepted,
    balance,
    /** Every balance that is not zero, by `house book currency` or `kind owner currency`. */
    standing: () => Object.fromEntries([...balances].filter(([, amount]) => amount !== 0)),
    /** What has to come of a transfer that is asked for; one that is done changes the balances. */
    ask: (
      asked: Asked,
      heldBy: (id: number) => PostingLine | undefined,
    ): 'posted' | 'again' | RefusalReason => {
      const before = accepted.find(({ idempotencyKey }) => idempotencyKey === asked.idempotencyKey);
      if (before) return isSame(before, asked) ? 'again' : 'KEY_REUSED';
      const reason = refusal(asked, heldBy);
      if (reason) return reason;
      for (const line of asked.lines) balances.set(nameOf(line), balance(nameOf(line)) + line.amount);
      accepted.push(asked);
      return 'posted';
    },
  };
};
