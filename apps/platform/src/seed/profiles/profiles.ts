import type { Merchant } from '#kernel';
import { baseProfile } from './baseProfile.ts';
import { northbay } from './northbay.ts';
import type { Profile } from './Profile.ts';
import { senvang } from './senvang.ts';
import { senvip } from './senvip.ts';

type Change = (base: Profile) => Partial<Profile>;

/** Profiles of the demonstration's merchants, by code. */
const profiles: Readonly<Record<string, Change>> = { SENVANG: senvang, SENVIP: senvip, NORTHBAY: northbay };

/** What the seed settles for a merchant. */
export const profileOf = ({ code, brand }: Merchant): Profile => {
  const base = baseProfile(brand);
  return { ...base, ...profiles[code]?.(base) };
};
