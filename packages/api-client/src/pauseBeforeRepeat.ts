import type { ApiError } from './ApiError.ts';

/** Seconds. Whoever would have to wait longer is told at once. */
const longestPause = 5;

/** Milliseconds after which a read that failed is worth sending again; undefined where it is not. */
export const pauseBeforeRepeat = ({ code, details }: ApiError): number | undefined => {
  if (code === 'NETWORK') return 0;
  if (code === 'UNAVAILABLE') return 1000;
  if (code !== 'BUSY' && code !== 'RATE_LIMITED') return undefined;
  const { retryAfter = 1 } = details;
  return retryAfter <= longestPause ? retryAfter * 1000 : undefined;
};
