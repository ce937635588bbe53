import { ApiFailure } from '#kernel';

/** Work that may wait for its turn by one key. */
const most = 250;

const lines = new Map<string, { last: Promise<unknown>; length: number }>();

/** Runs work of one key one after the other within this process; too much of it is refused as BUSY. */
export const mutex = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= most) throw new ApiFailure('BUSY', { retryAfter: 2 });
  lines.set(key, line);
  line.length += 1;
  const turn = line.last.then(work, work);
  line.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  }
};
