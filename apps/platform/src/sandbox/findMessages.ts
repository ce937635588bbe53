import { and, desc, eq, ne } from '#drizzle';
import { everyMerchant, type ValueOf } from '@marquee/contract';
import { outbox, type Services } from '#kernel';

/** Messages that the outbox shows. */
const shownMessages = 100;

/** What all merchants have sent, and the installation to its staff, newest first. */
export const findMessages = async (
  { database, merchants }: Pick<Services, 'database' | 'merchants'>,
  to?: string,
): Promise<ValueOf<'getOutbox'>['messages']> => {
  const found: (typeof outbox.$inferSelect)[] = [];
  for (const code of [...merchants.map((merchant) => merchant.code), everyMerchant]) {
    const rows = await database.tenant(code, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(and(ne(outbox.status, 'withheld'), to === undefined ? undefined : eq(outbox.recipient, to)))
        .orderBy(desc(outbox.createdAt))
        .limit(shownMessages),
    );
    found.push(...rows);
  }
  return found
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, shownMessages)
    .map(({ id, merchantCode, channel, recipient, subject, text, sentAt, createdAt }) => ({
      id,
      merchant: merchantCode,
      channel,
      to: recipient,
      subject,
      text,
      sentAt: (sentAt ?? createdAt).toISOString(),
    }));
};
