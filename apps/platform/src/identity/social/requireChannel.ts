import { ApiFailure, type Context } from '#kernel';
import { channelFlags, type SocialChannel } from '#sites';

/** Lets a call go on where the merchant offers the channel; FEATURE_DISABLED else. */
export const requireChannel = (context: Pick<Context, 'site'>, channel: SocialChannel): void => {
  if (!context.site.hasFlag(channelFlags[channel])) throw new ApiFailure('FEATURE_DISABLED');
};
