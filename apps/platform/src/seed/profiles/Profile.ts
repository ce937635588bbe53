import type { BodyOf, ValueOf } from '@marquee/contract';
import type { Flag } from '@marquee/contract/flags';
import type { LocalText } from '#kernel';
import type { Category, PlaySettings } from '#play';

/** What the seed settles for a merchant beyond what its brand says. */
export type Profile = {
  homeCountry: string;
  restrictedCountries: readonly string[];
  /** Countries whose mobile numbers are accepted, the usual one first. */
  countries: readonly string[];
  flags: Readonly<Record<Flag, boolean>>;
  registerFields: ValueOf<'getRegisterSettings'>['fields'];
  mobileFields: readonly string[];
  rules: ValueOf<'getRegisterRules'>;
  hasRegisterCaptcha: boolean;
  passwordMaxAgeDays: number;
  /** Ways to prove a login from an unknown address; none where it is not asked about. */
  secondFactor: readonly BodyOf<'verifyLogin'>['method'][];
  resources: ValueOf<'getHome'>['resources'];
  /** Kinds of game in the order of the navigation. */
  categories: readonly Category[];
  hasProvinceLotteries: boolean;
  /** Moves the order of popular games, so that no two merchants show the same lobby. */
  shuffle: number;
  /** Announcements of this merchant's own, newest first, before those that all share. */
  ownNews: readonly { id: string; title: LocalText; html: LocalText }[];
  play: PlaySettings;
  noticeIds: readonly string[];
  bannerIds: readonly string[];
};
