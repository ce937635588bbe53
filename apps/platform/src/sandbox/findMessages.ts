import { and, desc, eq, ne } from '#drizzle';
import { everyMerchant, type ValueOf } from '@marquee/contract';
import { outbox, type Services } from '#kernel';

type Row = typeof outbox.$inferSelect;
type Message = Row & { channel: 'sms' | 'email' };

/** Notifications have no words to find a code in, and no address that a person has. */
const isForPeople = (row: Row): row is Message => row.channel !== 'push';

/** Messages that the outbox shows. */
const shownMessages = 100;

/** What all merchants have sent, and the installation to its staff, newest first. */
export const findMessages = async (
  { database, merchants }: Pick<Services, 'database' | 'merchants'>,
  to?: string,
): Promise<ValueOf<'getOutbox'>['messages']> => {
  const found: Message[] = [];
  for (const code of [...merchants.map((merchant) => merchant.code), everyMerchant]) {
    const rows = await database.tenant(code, (tx) =>
      tx
        .select()
        .from(outbox)
        .where(
          and(
            ne(outbox.status, 'withheld'),
            ne(outbox.channel, 'push'),
            to === undefined ? undefined : eq(outbox.recipient, to),
          ),
        )
        .orderBy(desc(outbox.createdAt))
        .limit(shownMessages),
    );
    found.push(...rows.filter(isForPeople));
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
