import { sql } from '#drizzle';
import type { Channel, Connection } from './Database.ts';

/** Tells every node that listens, once the transaction holds; the same word told twice in it is heard once. */
export const notify = async (tx: Connection, channel: Channel, word: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${word})`);
};
