import { timingSafeEqual } from 'node:crypto';

/** Compares two hashes in a time that tells nothing about where they differ. */
export const isSameHash = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
