import { and, asc, eq, isNull } from '#drizzle';
import type { Services } from '#kernel';
import { bankName } from '../bankCards/bankName.ts';
import { PaymentFailure } from '../payments/PaymentFailure.ts';
import { lockById } from './lockWithdrawal.ts';
import { recordFailed } from './recordFailed.ts';
import { withdrawalPayouts, withdrawals } from './schema.ts';

/** Payments that one round hands over. */
const batch = 20;

type Parts = Pick<Services, 'database' | 'clock' | 'payments' | 'log'>;

/**
 * Hands a merchant's ordered payments to the gateway. One that was handed over and not written down goes again under
 * the same reference, which the gateway knows; one that the gateway refuses has failed. Answers whether any may be
 * left.
 */
export const sendPayouts = async (
  { database, clock, payments, log }: Parts,
  merchantCode: string,
): Promise<boolean> => {
  if (!payments) return false;
  const waiting = await database.tenant(merchantCode, (tx) =>
    tx
      .select({ payout: withdrawalPayouts, withdrawal: withdrawals })
      .from(withdrawalPayouts)
      .innerJoin(withdrawals, eq(withdrawals.id, withdrawalPayouts.withdrawalId))
      .where(and(eq(withdrawalPayouts.state, 'open'), isNull(withdrawalPayouts.sentAt)))
      .orderBy(asc(withdrawalPayouts.createdAt))
      .limit(batch),
  );
  for (const { payout, withdrawal } of waiting) {
    const { reference, amount } = payout;
    const { id, currency, bankCode, number, payeeName, origin } = withdrawal;
    const card = { bank: bankName(currency, bankCode), number, holder: payeeName };
    const callbackUrl = `${origin}/wps/payment/callback`;
    try {
      await payments.payOut({ reference, merchantCode, amount, currency, callbackUrl, card });
    } catch (error) {
      if (!(error instanceof PaymentFailure)) throw error;
      log.warn({ reference, isRefused: error.isRefused }, 'the gateway did not take a payout');
      // Nobody knows whether the gateway has it: the next round asks again.
      if (!error.isRefused) return true;
      await database.tenant(merchantCode, async (tx) => {
        const before = await lockById(tx, id);
        const at = clock.now();
        if (before.state === 'approved') await recordFailed(tx, before, { by: 'gateway', at, reason: null });
      });
      continue;
    }
    await database.tenant(merchantCode, (tx) =>
      tx
        .update(withdrawalPayouts)
        .set({ sentAt: clock.now() })
        .where(eq(withdrawalPayouts.reference, reference)),
    );
  }
  return waiting.length === batch;
};
