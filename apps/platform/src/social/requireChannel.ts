import { ApiFailure } from '../http/ApiFailure.ts';
import type { Context } from '../http/Context.ts';
import { channelFlags } from './channelFlags.ts';
import type { SocialChannel } from './SocialParty.ts';

/** Lets a call go on where the merchant offers the channel; FEATURE_DISABLED else. */
export const requireChannel = (context: Pick<Context, 'site'>, channel: SocialChannel): void => {
  if (!context.site.hasFlag(channelFlags[channel])) throw new ApiFailure('FEATURE_DISABLED');
};
