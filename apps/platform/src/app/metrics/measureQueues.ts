import { sql } from '#drizzle';
import { MerchantAway, type Metrics, rowsOf, type Services } from '#kernel';

type Row = { messages: number | string; message_at: string | Date | null } & {
  payouts: number | string;
  payout_at: string | Date | null;
};

/** What waits of the merchant that the transaction has named, by indexes over what is open. */
const question = (merchantCode: string) => sql`
  select messages, message_at, payouts, payout_at
  from (
    select count(*) as messages, min(created_at) as message_at from outbox
    where merchant_code = ${merchantCode} and status in ('queued', 'sending')
  ) as outbox, (
    select count(*) as payouts, min(created_at) as payout_at from withdrawal_payouts
    where merchant_code = ${merchantCode} and state = 'open' and sent_at is null
  ) as payouts`;

/** Measures how much waits to be sent and paid out of each merchant, and for how long. */
export const measureQueues = async (
  { database, clock, merchants }: Pick<Services, 'database' | 'clock' | 'merchants'>,
  metrics: Pick<Metrics, 'outboxWaiting' | 'outboxAge' | 'payoutsWaiting' | 'payoutsAge'>,
): Promise<void> => {
  const secondsSince = (moment: string | Date | null) =>
    moment === null ? 0 : Math.max(0, (clock.now().getTime() - new Date(moment).getTime()) / 1000);
  for (const { code: merchant } of merchants) {
    const row = await database
      .tenant(merchant, async (tx) => (await rowsOf<Row>(tx, question(merchant)))[0])
      .catch((error: unknown) => {
        // One that is being moved is measured again where it arrives.
        if (error instanceof MerchantAway) return undefined;
        throw error;
      });
    if (!row) continue;
    metrics.outboxWaiting.set({ merchant }, Number(row.messages));
    metrics.outboxAge.set({ merchant }, secondsSince(row.message_at));
    metrics.payoutsWaiting.set({ merchant }, Number(row.payouts));
    metrics.payoutsAge.set({ merchant }, secondsSince(row.payout_at));
  }
};
