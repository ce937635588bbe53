import { and, eq, isNotNull, or, sql } from '#drizzle';
import { type Connection, type Rounds, type Services, startRounds } from '#kernel';
import { sendReturns } from '../deposits/sendReturns.ts';
import { advanceDue } from './advanceDue.ts';
import { sendPayouts } from './sendPayouts.ts';
import { withdrawals } from './schema.ts';

/** When time moves a withdrawal next; null where none waits for it. */
const findNextDue = async (tx: Connection): Promise<Date | null> => {
  const { state, approveAt, confirmBy } = withdrawals;
  const [next] = await tx
    .select({ at: sql<Date | null>`min(coalesce(${approveAt}, ${confirmBy}))`.mapWith(approveAt) })
    .from(withdrawals)
    .where(
      or(and(eq(state, 'requested'), isNotNull(approveAt)), and(eq(state, 'paid'), isNotNull(confirmBy))),
    );
  return next?.at ?? null;
};

/** Milliseconds after which withdrawals are looked at that nothing was heard of, and before a gateway is asked again. */
const waits = { every: 60_000, gateway: 2_000 };

/** Moves withdrawals with time, and hands their payments and what is to go back to the gateway. */
export const startWithdrawals = (
  parts: Pick<Services, 'database' | 'merchants' | 'clock' | 'payments' | 'log'>,
): Rounds => {
  const { database, merchants, clock, log } = parts;
  return startRounds(
    {
      name: 'withdrawals',
      subjects: merchants.map(({ code }) => code),
      every: waits.every,
      work: async (merchantCode) => {
        await clock.refresh();
        const next = await database.tenant(merchantCode, async (tx) => {
          await advanceDue(tx, clock.now());
          return findNextDue(tx);
        });
        const arePayoutsLeft = await sendPayouts(parts, merchantCode);
        const isLeft = (await sendReturns(parts, merchantCode)) || arePayoutsLeft;
        if (isLeft) return waits.gateway;
        return next ? next.getTime() - clock.now().getTime() : undefined;
      },
    },
    log,
  );
};
