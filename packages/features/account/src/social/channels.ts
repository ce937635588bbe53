import type { RouteBody } from '@marquee/contract/route';
import type { Flag } from '@marquee/contract/flags';
import { FacebookIcon, GoogleIcon, type IconProps, TelegramIcon } from '@marquee/ui';
import type { ComponentType } from 'react';

/** A party that a member may sign in at. */
export type SocialChannel = RouteBody<'startSocial'>['firebaseChannel'];

/** A party, its own name and mark, and the flag by which a merchant offers it. */
export type Party = { channel: SocialChannel; name: string; flag: Flag; icon: ComponentType<IconProps> };

/** The parties in the order of their buttons. Their names are the same in every language. */
export const parties: readonly Party[] = [
  { channel: 'google', name: 'Google', flag: 'GOOGLELOGIN3', icon: GoogleIcon },
  { channel: 'facebook', name: 'Facebook', flag: 'FACEBOOKLOGIN3', icon: FacebookIcon },
  { channel: 'telegram', name: 'Telegram', flag: 'TELEGRAMLOGIN3', icon: TelegramIcon },
];

/** The name of a party. */
export const partyName = (channel: SocialChannel): string =>
  parties.find((party) => party.channel === channel)?.name ?? channel;
