import { ApiFailure, type Context, momentFrom, recordEvent } from '#kernel';
import type { SocialChannel } from '#sites';
import { requireChannel } from './requireChannel.ts';
import { socialFigures } from './socialFigures.ts';
import type { SocialPerson } from './SocialParty.ts';

/**
 * Who a token speaks of. Whatever is wrong with it is one answer, SOCIAL_TOKEN_INVALID, and kept in the trail.
 * `minutes` is how long ago the person may have signed in at the party.
 */
export const readToken = async (
  context: Context,
  { channel, token, minutes }: { channel: SocialChannel | 'phone'; token: string; minutes: number },
): Promise<SocialPerson> => {
  requireChannel(context, channel);
  const { services, merchant, clientAddress } = context;
  // Only what fails is counted: behind one address of a phone network are many who sign in.
  const tries = await services.limiter.peek('socialToken', merchant.code, clientAddress);
  if (!tries.isAllowed) throw new ApiFailure('RATE_LIMITED', { retryAfter: tries.retryAfter });
  const now = context.now();
  try {
    const ask = { merchantCode: merchant.code, token, now };
    const person = await (channel === 'phone'
      ? services.phone.verify(ask)
      : services.social[channel].verify({ ...ask, channel }));
    const isOld = person.signedInAt < momentFrom(now, { minutes: -minutes });
    const isAhead = person.signedInAt > momentFrom(now, { seconds: socialFigures.aheadSeconds });
    if (isOld || isAhead) throw new ApiFailure('SOCIAL_TOKEN_INVALID');
    return { ...person, name: person.name?.slice(0, 64) ?? null };
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'SOCIAL_TOKEN_INVALID') {
      await services.limiter.consume('socialToken', merchant.code, clientAddress);
      await context.tenant((tx) => recordEvent(tx, context, 'social.refused', null, { channel }));
    }
    throw error;
  }
};
