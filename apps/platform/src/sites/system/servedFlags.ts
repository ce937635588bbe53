import type { Flag } from '@marquee/contract/flags';
import type { Config } from '#kernel';
import { channelFlags } from './channelFlags.ts';

/** What the outside parties know of the merchants. */
export type Parties = Pick<Config, 'social' | 'captcha'>;

type Check = (parties: Parties, merchantCode: string) => boolean;

const byFirebase: Check = ({ social }, code) => social.firebaseOf(code) !== null;
const byTelegram: Check = ({ social }, code) => social.botTokenOf(code) !== null;

const isServed: Partial<Record<Flag, Check>> = {
  [channelFlags.google]: byFirebase,
  [channelFlags.facebook]: byFirebase,
  [channelFlags.telegram]: byTelegram,
  FIREBASESMS3: byFirebase,
  GEETEST3: ({ captcha }, code) => captcha.geetestOf(code) !== null,
};

/** Turns the flags of parties off that do not know a merchant: a button that can only fail is none. */
export const servedFlags = <S extends { modId: string; isEnabled: boolean }>(
  stored: readonly S[],
  merchantCode: string,
  parties: Parties,
): S[] =>
  stored.map((setting) => {
    const check = isServed[setting.modId as Flag];
    return !check || check(parties, merchantCode) ? setting : { ...setting, isEnabled: false };
  });
