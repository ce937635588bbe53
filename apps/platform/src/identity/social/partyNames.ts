import type { SocialChannel } from '#sites';

/** What the parties call themselves, in every language. */
export const partyNames: Readonly<Record<SocialChannel, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  telegram: 'Telegram',
};
