import { and, eq, gt } from '#drizzle';
import { ApiFailure, type Handler, hashSecret } from '#kernel';
import { cookieNames } from '../session/cookieNames.ts';
import { readToken } from './readToken.ts';
import { socialAttempts } from './schema.ts';
import { socialFigures } from './socialFigures.ts';

/**
 * Takes what came back to a popup for the party's token. The state is good once, and only together with the cookie
 * of the browser that began: nobody can be signed in with another's answer.
 */
export const finishSocial: Handler<'finishSocial'> = async (context, { body }) => {
  const { services, merchant, cookies } = context;
  const secret = cookies.get(cookieNames.social);
  const [attempt] = secret
    ? await context.tenant((tx) =>
        tx
          .delete(socialAttempts)
          .where(
            and(
              eq(socialAttempts.stateHash, hashSecret(body.state)),
              eq(socialAttempts.secretHash, hashSecret(secret)),
              gt(socialAttempts.expiresAt, context.now()),
            ),
          )
          .returning(),
      )
    : [];
  if (!attempt) throw new ApiFailure('SOCIAL_STATE_INVALID');
  const { channel, returnUrl, partySession } = attempt;
  const ask = { merchantCode: merchant.code, channel, returnUrl, partySession, ...body };
  const token = await services.social[channel].redeem(ask);
  const { name } = await readToken(context, { channel, token, minutes: socialFigures.tokenMinutes });
  return { firebaseChannel: channel, firebaseIdToken: token, name };
};
