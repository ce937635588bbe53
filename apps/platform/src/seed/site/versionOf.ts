import { hashSecret } from '#kernel';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]));
};

/** Stands for something as it is now: with another value it is another, in whatever order its keys are read. */
export const versionOf = (value: unknown): string => hashSecret(JSON.stringify(sorted(value))).slice(0, 16);
