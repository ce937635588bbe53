import { sql } from '#drizzle';
import { type Connection, noteChange } from '#kernel';
import { mainBook, type Posted, type Posting, type PostingLine } from './Posting.ts';
import { refusalOf } from './refusalOf.ts';

/** Owner of the accounts that are nobody's but the house's. */
const houseId = '00000000-0000-0000-0000-000000000000';

/** An array as PostgreSQL writes it; one text, because the two drivers encode arrays differently. */
const arrayOf = (lines: readonly PostingLine[], read: (line: PostingLine) => string | number) =>
  `{${lines.map((line) => JSON.stringify(read(line))).join()}}`;

/**
 * Posts a transfer within a merchant's transaction, in one round trip. The same key with the same data answers
 * what it answered the first time. Throws `LedgerRefusal`, after which the transaction can only be rolled back.
 */
export const postTransfer = async (
  tx: Connection,
  { idempotencyKey, kind, at, lines, settles }: Posting,
): Promise<Posted> => {
  const owners = arrayOf(lines, (line) => (line.kind === 'house' ? houseId : line.owner));
  const kinds = arrayOf(lines, (line) => line.kind);
  const books = arrayOf(lines, (line) => ('book' in line ? (line.book ?? mainBook) : mainBook));
  const currencies = arrayOf(lines, ({ currency }) => currency);
  const amounts = arrayOf(lines, ({ amount }) => amount);
  const call = sql`select ledger_post(${idempotencyKey}, ${kind}, ${at.toISOString()}, ${settles ?? null},
    ${owners}, ${kinds}, ${books}, ${currencies}, ${amounts}) as posted`;
  const answer: unknown = await tx.execute(call).catch((error: unknown) => {
    throw refusalOf(error) ?? error;
  });
  const [row] = (answer as { rows: { posted: Posted }[] }).rows;
  if (!row) throw new Error('The ledger did not answer.');
  for (const line of lines) {
    if (line.kind !== 'house') noteChange({ accountId: line.owner, changed: 'money' });
  }
  return row.posted;
};
