import { type Bench, type Change, ENDPOINT, type Review } from '../Bench.ts';

const ask = async <T>(path: string, body?: unknown): Promise<T> => {
  const response = await fetch(ENDPOINT + path, {
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const answer: unknown = await response.json();
  // Refused values come with the reasons; whatever else went wrong, with a message.
  if (response.ok || response.status === 422) return answer as T;
  throw new Error((answer as { message?: string }).message ?? response.statusText);
};

/** Asks for what there is to change. */
export const readBench = (): Promise<Bench> => ask('/bench');

/** Asks what changes would write. */
export const review = (changes: readonly Change[]): Promise<Review> => ask('/review', { changes });

/** Writes changes into the files that a review of them started from. */
export const write = (changes: readonly Change[], base: string): Promise<Review> =>
  ask('/write', { changes, base });
