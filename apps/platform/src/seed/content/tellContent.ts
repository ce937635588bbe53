import { isDeepStrictEqual } from 'node:util';
import { flatten } from '#kernel';
import type { ContentValue } from '#sites';

type Facts = Record<string, string | number | boolean | null>;

/** What a change of a piece did, for the trail: each text and fact that differs, before and after. */
export const tellContent = (
  before: ContentValue | null,
  after: ContentValue | null,
): { before: Facts; after: Facts } => {
  const [old, next] = [flatten(before ?? {}), flatten(after ?? {})] as [Facts, Facts];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (key) => !isDeepStrictEqual(old[key] ?? null, next[key] ?? null),
  );
  const of = (facts: Facts): Facts => Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]));
  return { before: of(old), after: of(next) };
};
