import { ApiFailure, type Context } from '#kernel';
import { channelFlags, type SocialChannel } from '#sites';

/** Lets a call go on where the merchant offers the channel, or has Firebase send codes to phones; FEATURE_DISABLED else. */
export const requireChannel = (context: Pick<Context, 'site'>, channel: SocialChannel | 'phone'): void => {
  const flag = channel === 'phone' ? 'FIREBASESMS3' : channelFlags[channel];
  if (!context.site.hasFlag(flag)) throw new ApiFailure('FEATURE_DISABLED');
};
