import type { Flag } from '@marquee/contract/flags';
import type { SocialChannel } from './SocialChannel.ts';

/** The flag by which a merchant offers each channel. */
export const channelFlags: Readonly<Record<SocialChannel, Flag>> = {
  google: 'GOOGLELOGIN3',
  facebook: 'FACEBOOKLOGIN3',
  telegram: 'TELEGRAMLOGIN3',
};
