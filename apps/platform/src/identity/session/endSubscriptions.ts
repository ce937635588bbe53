import { and, eq, or } from '#drizzle';
import type { Connection, Context } from '#kernel';
import { pushSubscriptions } from '#sites';
import { browserOf } from './browserOf.ts';

/** Ends the notifications of an account in the browser that makes a call. */
export const endSubscriptions = async (
  tx: Connection,
  context: Pick<Context, 'cookies'>,
  accountId: string,
): Promise<void> => {
  const { browser, series } = browserOf(context);
  const isHere = or(
    eq(pushSubscriptions.browser, browser),
    series === null ? undefined : eq(pushSubscriptions.series, series),
  );
  await tx.delete(pushSubscriptions).where(and(eq(pushSubscriptions.accountId, accountId), isHere));
};
