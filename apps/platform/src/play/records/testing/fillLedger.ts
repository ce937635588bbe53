import { eq } from '#drizzle';
import fc from 'fast-check';
import type { Connection } from '../../../kernel/db/Database.ts';
import { LedgerRefusal } from '../../../money/ledger/LedgerRefusal.ts';
import type { PostingLine } from '../../../money/ledger/Posting.ts';
import { postTransfer } from '../../../money/ledger/postTransfer.ts';
import { accounts } from '../../../identity/accounts/schema.ts';

/** One thing that happens to a member's money. */
export type Event = { kind: string; at: Date; amount: number };

const incoming = [
  'deposit.credit',
  'vendor.win',
  'vendor.rollback',
  'bonus.grant',
  'demo.grant',
  'correction.credit',
  'unheard.of',
];
const outgoing = ['vendor.bet', 'withdrawal.paid', 'wallet.transfer', 'bonus.turn', 'correction.debit'];

/** Things that happen within some days of a moment, on both sides of day borders. */
export const eventsAround = (moment: Date, days: number): fc.Arbitrary<Event[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...incoming, ...outgoing),
      at: fc
        .oneof(
          fc.integer({ min: -days * 24 * 60, max: 0 }).map((minutes) => minutes * 60_000),
          fc.integer({ min: -days, max: 0 }).map((day) => day * 86_400_000),
          fc.integer({ min: -days, max: 0 }).map((day) => day * 86_400_000 - 1),
        )
        .map((offset) => new Date(moment.getTime() + offset)),
      amount: fc.integer({ min: 1, max: 90_000 }),
    }),
    { minLength: 5, maxLength: 60 },
  );

/** The id of an account by its username. */
export const accountIdOf = async (tx: Connection, username: string): Promise<string> => {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.usernameKey, username));
  if (!account) throw new Error(`There is no ${username}.`);
  return account.id;
};

const linesOf = (owner: string, { kind, amount }: Event, vendor: string): PostingLine[] => {
  const real = { kind: 'real', owner, currency: 'VND' } as const;
  if (kind === 'wallet.transfer')
    return [
      { ...real, amount: -amount },
      { ...real, book: vendor, amount },
    ];
  if (kind === 'bonus.turn')
    return [
      { ...real, kind: 'bonus', amount: -amount },
      { ...real, amount },
    ];
  const change = incoming.includes(kind) ? amount : -amount;
  const mine = { ...real, kind: kind === 'bonus.grant' ? 'bonus' : 'real', amount: change } as const;
  return [mine, { kind: 'house', book: 'test', currency: 'VND', amount: -change }];
};

/** Posts what happened, oldest first; what a member could not pay did not happen. */
export const fillLedger = async (
  work: <T>(run: (tx: Connection) => Promise<T>) => Promise<T>,
  owner: string,
  events: readonly Event[],
  vendor: string,
): Promise<void> => {
  for (const event of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    const { kind, at } = event;
    const lines = linesOf(owner, event, vendor);
    await work((tx) => postTransfer(tx, { idempotencyKey: crypto.randomUUID(), kind, at, lines })).catch(
      (error: unknown) => {
        if (!(error instanceof LedgerRefusal)) throw error;
      },
    );
  }
};
