import { isDeepStrictEqual } from 'node:util';
import type { LoadedBrand } from '@marquee/brand/load';

/** What an edit of a brand's folder asks of the pages that are open and of the platform behind them. */
export type BrandChange = {
  /** Whether the platform has to take something over before pages ask it again. */
  isSettled: boolean;
  /** How pages are brought up to date: as they stand, by loading anew, or only by a server that is started anew. */
  pages: 'show' | 'reload' | 'restart';
};

const without = (value: object, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** What pages alone show: the platform keeps it and says none of it. */
const ofPages = ['layout', 'defaultScheme', 'texts', 'hero', 'analyticsId'];
/** What decides which code and which addresses a page has. */
const ofCode = ['features', 'languages', 'defaultLanguage'] as const;

const isSameIn = <T extends object>(one: T, other: T, keys: readonly (keyof T)[]) =>
  keys.every((key) => isDeepStrictEqual(one[key], other[key]));

/** What has to follow after an edit: another address, settings, code, or what pages show. */
export const brandChangeOf = (before: LoadedBrand, after: LoadedBrand): BrandChange => {
  const domains = ({ brand }: LoadedBrand) => brand.merchants.flatMap((merchant) => merchant.domains);
  const isSame =
    isDeepStrictEqual(before.settings, after.settings) &&
    isDeepStrictEqual(without(before.brand, ofPages), without(after.brand, ofPages));
  if (!isDeepStrictEqual(domains(before), domains(after))) return { isSettled: false, pages: 'restart' };
  return { isSettled: !isSame, pages: isSameIn(before.brand, after.brand, ofCode) ? 'show' : 'reload' };
};
