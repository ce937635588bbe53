import { isDeepStrictEqual } from 'node:util';
import type { SettingChanges, SettingValues } from '#kernel';

/** What has to be written of a section so that it says what is wanted, as far as its keys are chosen. */
export const changedKeys = (
  stored: SettingValues,
  wanted: SettingValues,
  isChosen: (key: string) => boolean,
): SettingChanges => ({
  set: Object.fromEntries(
    Object.entries(wanted).filter(([key, value]) => isChosen(key) && !isDeepStrictEqual(value, stored[key])),
  ),
  removed: Object.keys(stored).filter((key) => isChosen(key) && wanted[key] === undefined),
  stored,
});

type Facts = Record<string, string | null>;

/** A list of more entries is told by what went out of it and what came in. */
const longList = 20;

const tell = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const isLong = (value: unknown): boolean => Array.isArray(value) && value.length > longList;

const without = (list: unknown, other: unknown): unknown => {
  const known = new Set<unknown>(Array.isArray(other) ? other : []);
  return Array.isArray(list) ? list.filter((entry) => !known.has(entry)) : list;
};

/** What a change did, for the trail: each key before and after. */
export const tellChanges = ({ set, removed, stored }: SettingChanges): { before: Facts; after: Facts } => {
  const before: Facts = {};
  const after: Facts = {};
  for (const key of [...Object.keys(set), ...removed]) {
    const isShortened = isLong(stored[key]) || isLong(set[key]);
    before[key] = tell(isShortened ? without(stored[key], set[key]) : stored[key]);
    after[key] = tell(isShortened ? without(set[key], stored[key]) : set[key]);
  }
  return { before, after };
};
