import { ApiFailure, fieldProblem, type Handler, recordEvent } from '#kernel';
import { pushSubscriptions } from '#sites';
import { browserOf } from '../session/browserOf.ts';
import { endSubscriptions } from '../session/endSubscriptions.ts';

/** Tells this browser of messages from now on, for as long as its login lasts. */
export const keepPush: Handler<'keepPush'> = async (context, { body }) => {
  const { services, session, merchant, language, now } = context;
  if (!services.push) throw new ApiFailure('FEATURE_DISABLED');
  const { endpoint, p256dh, auth } = body;
  if (!services.push.isService(endpoint)) throw fieldProblem(language, 'endpoint', 'choice');
  const subscription = {
    ...browserOf(context),
    accountId: session.accountId,
    p256dh,
    auth,
    language,
    createdAt: now(),
  };
  return context.tenant(async (tx) => {
    await endSubscriptions(tx, context, session.accountId);
    await tx
      .insert(pushSubscriptions)
      .values({ ...subscription, endpoint, merchantCode: merchant.code })
      // Somebody else was logged in to this browser before: it is told of their messages no more.
      .onConflictDoUpdate({
        target: [pushSubscriptions.merchantCode, pushSubscriptions.endpoint],
        set: subscription,
      });
    await recordEvent(tx, context, 'push.on', session.accountId);
    return { isOn: true };
  });
};
