import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { appliedSettings } from '../schema.ts';

/** A value as it was applied: itself, or what tells a long one from any other. */
export type Remembered = Pick<typeof appliedSettings.$inferSelect, 'value' | 'digest'>;

/** Characters of a digest: what takes no more of them is remembered as it is. */
const digestLength = 64;

// The database gives keys back in an order of its own.
const inOrder = (_key: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value, inOrder));

/** What is kept of a value that is applied. Whole, they would be 130 kB for each merchant, of games’ texts for the most part. */
export const rememberedOf = (value: unknown): Remembered =>
  JSON.stringify(value).length > digestLength
    ? { value: null, digest: digestOf(value) }
    : { value, digest: null };

/** Whether a value is the one that was applied; one that is undefined is not set, and none was where nothing is remembered. */
export const isAsApplied = (value: unknown, remembered: Remembered | undefined): boolean => {
  if (!remembered || value === undefined) return !remembered && value === undefined;
  const { digest } = remembered;
  return digest === null ? isDeepStrictEqual(value, remembered.value) : digestOf(value) === digest;
};
