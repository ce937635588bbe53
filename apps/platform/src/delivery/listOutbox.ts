import { and, desc, eq, ne } from 'drizzle-orm';
import type { ValueOf } from '@marquee/contract';
import type { CoreServices } from '../app/Services.ts';
import { outbox } from './schema.ts';

/** The latest messages of every merchant, newest first, those under way included; `to` narrows to one receiver. */
export const listOutbox = async (
  core: Pick<CoreServices, 'database' | 'merchants'>,
  to?: string,
): Promise<ValueOf<'getOutbox'>['messages']> => {
  const rows = [];
  for (const { code } of core.merchants)
    rows.push(
      ...(await core.database.tenant(code, (tx) =>
        tx
          .select()
          .from(outbox)
          .where(and(ne(outbox.status, 'withheld'), to ? eq(outbox.recipient, to) : undefined))
          .orderBy(desc(outbox.createdAt))
          .limit(100),
      )),
    );
  return rows
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, 100)
    .map((row) => ({
      id: row.id,
      merchant: row.merchantCode,
      channel: row.channel,
      to: row.recipient,
      subject: row.subject,
      text: row.text,
      sentAt: (row.sentAt ?? row.createdAt).toISOString(),
    }));
};
