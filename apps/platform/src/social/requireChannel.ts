import type { Flag } from '@marquee/contract/flags';
import { ApiFailure } from '../http/ApiFailure.ts';
import type { Context } from '../http/Context.ts';
import type { SocialChannel } from './SocialParty.ts';

const flagOf: Record<SocialChannel, Flag> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  telegram: 'TELEGRAMLOGIN3',
};

/** Lets a call go on where the merchant offers the channel; FEATURE_DISABLED else. */
export const requireChannel = (context: Pick<Context, 'site'>, channel: SocialChannel): void => {
  if (!context.site.hasFlag(flagOf[channel])) throw new ApiFailure('FEATURE_DISABLED');
};
