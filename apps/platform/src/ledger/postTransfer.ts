import { sql } from 'drizzle-orm';
import type { Connection } from '../db/Database.ts';
import type { Posted, Posting } from './Posting.ts';
import { refusalOf } from './refusalOf.ts';

/**
 * Posts a transfer within a merchant's transaction, in one round trip. The same key with the same data answers
 * what it answered the first time. Throws `LedgerRefusal`, after which the transaction can only be rolled back.
 */
export const postTransfer = async (
  tx: Connection,
  { key, kind, at, lines, settles }: Posting,
): Promise<Posted> => {
  const call = sql`select ledger_post(${key}, ${kind}, ${at.toISOString()}, ${settles ?? null}, ${JSON.stringify(lines)}::jsonb) as posted`;
  const answer: unknown = await tx.execute(call).catch((error: unknown) => {
    throw refusalOf(error) ?? error;
  });
  const [row] = (answer as { rows: { posted: Posted }[] }).rows;
  if (!row) throw new Error('The ledger did not answer.');
  return row.posted;
};
