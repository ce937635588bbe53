import { and, eq } from '#drizzle';
import type { Handler } from '#kernel';
import { pushSubscriptions } from '#sites';
import { browserOf } from '../session/browserOf.ts';

/** Answers the key that browsers subscribe with, and whether this one is told of messages. */
export const getPush: Handler<'getPush'> = async (context) => {
  const { services, session, tenant } = context;
  if (!services.push) return { publicKey: null, isOn: false };
  const { browser } = browserOf(context);
  const [found] = await tenant((tx) =>
    tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.accountId, session.accountId), eq(pushSubscriptions.browser, browser))),
  );
  return { publicKey: services.push.publicKey, isOn: found !== undefined };
};
