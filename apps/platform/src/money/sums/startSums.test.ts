import { sql } from '#drizzle';
import { expect, test } from 'vitest';
import { openTestSite } from '../../identity/session/testing/openTestSite.ts';
import type { Connection } from '../../kernel/db/Database.ts';
import { rowsOf } from '../../kernel/db/rowsOf.ts';
import { postTransfer } from '../ledger/postTransfer.ts';
import { startSums } from './startSums.ts';

const { platform } = openTestSite();

const ask = <T>(work: (tx: Connection) => Promise<T>) => platform().services.database.tenant('SENVANG', work);

const entriesSummed = async (tx: Connection, book: string) => {
  const [row] = await rowsOf<{ entries: number }>(
    tx,
    sql`select coalesce(sum(entries), 0)::integer as entries from ledger_sums where book = ${book}`,
  );
  return row?.entries;
};

test('a round sums what the ledger has had since', async () => {
  const { services } = platform();
  // Read within the posting's own transaction, for the platform's rounds may come right after it.
  const before = await ask(async (tx) => {
    await postTransfer(tx, {
      idempotencyKey: 'sums',
      kind: 'correction',
      at: new Date(),
      lines: [
        { kind: 'house', book: 'corrections', currency: 'VND', amount: -5 },
        { kind: 'house', book: 'gateway', currency: 'VND', amount: 5 },
      ],
    });
    return entriesSummed(tx, 'corrections');
  });
  const rounds = startSums(services, services.merchants);
  await rounds.runNow();
  await rounds.stop();
  expect(before).toBe(0);
  expect(await ask((tx) => entriesSummed(tx, 'corrections'))).toBe(1);
});
