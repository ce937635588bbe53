import type { RouteValue } from '@marquee/contract/route';

/** What a merchant has settled about its site, as the console knows it. */
export type StaffSite = RouteValue<'getStaffSite'>;

/** The parts of it by their names. */
export type SiteSettings = StaffSite['settings'];

/** A setting that is about to change, by its key. */
export type SettingChange = { key: string; before: unknown; after: unknown };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs between two states of a part; its keys stand under a prefix. */
export const settingChanges = (before: object, after: object, prefix = ''): SettingChange[] => {
  const [old, next] = [before, after].map((part) => part as Readonly<Record<string, unknown>>);
  return Object.keys({ ...old, ...next })
    .filter((key) => !isSame(old?.[key], next?.[key]))
    .map((key) => ({ key: `${prefix}${key}`, before: old?.[key], after: next?.[key] }));
};
