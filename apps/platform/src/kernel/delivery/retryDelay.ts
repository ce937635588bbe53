/** Seconds until the next try after so many failed ones: 5, 10, 20 … at most five minutes. */
export const retryDelay = (attempts: number): number => Math.min(300, 5 * 2 ** Math.max(0, attempts - 1));
