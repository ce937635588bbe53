import { localStore } from './storage.ts';

/** The domain of the site that answered this browser fastest when they were measured. */
export type BestLine = {
  domain: string;
  /** Milliseconds of an answer. */
  ms: number;
  /** When it was measured. */
  at: string;
};

const isBestLine = (value: unknown): value is BestLine =>
  typeof value === 'object' &&
  value !== null &&
  'domain' in value &&
  typeof value.domain === 'string' &&
  'ms' in value &&
  typeof value.ms === 'number' &&
  'at' in value &&
  typeof value.at === 'string';

/** Reads what `keepBestLine` has written; undefined for nothing and for what somebody else has written there. */
export const bestLineOf = (text = localStore.get('bestLine')): BestLine | undefined => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isBestLine(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Remembers the fastest domain in this browser, for this domain of the site. */
export const keepBestLine = (line: BestLine): void => localStore.set('bestLine', JSON.stringify(line));
