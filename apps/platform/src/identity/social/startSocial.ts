import { type Handler, hashSecret, momentFrom, newSecret } from '#kernel';
import { cookieNames } from '../session/cookieNames.ts';
import { requireChannel } from './requireChannel.ts';
import { returnPath } from './returnPage.ts';
import { socialAttempts } from './schema.ts';
import { socialFigures } from './socialFigures.ts';

/** Begins a sign-in at a party; a cookie ties its answer to this browser. */
export const startSocial: Handler<'startSocial'> = async (context, { body }) => {
  const { services, merchant, clientAddress, cookies } = context;
  const { firebaseChannel: channel } = body;
  requireChannel(context, channel);
  await services.limiter.enforce('socialStart', merchant.code, clientAddress);
  const state = newSecret();
  const returnUrl = `${context.origin}${returnPath}`;
  const ask = { merchantCode: merchant.code, channel, returnUrl, state };
  const { url, partySession } = await services.social[channel].begin(ask);
  // Two tabs may sign in at once: they share the browser's secret.
  const secret = cookies.get(cookieNames.social) ?? newSecret();
  await context.tenant(async (tx) => {
    await tx.insert(socialAttempts).values({
      merchantCode: merchant.code,
      stateHash: hashSecret(state),
      secretHash: hashSecret(secret),
      channel,
      returnUrl,
      partySession,
      expiresAt: momentFrom(context.now(), { minutes: socialFigures.attemptMinutes }),
    });
  });
  cookies.set(cookieNames.social, secret, { maxAge: socialFigures.attemptMinutes * 60 });
  return { url, state };
};
