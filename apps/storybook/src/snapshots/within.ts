/** What took longer than it may; its message says what, and how long it was waited for. */
export class TooSlow extends Error {}

/** Waits for work at most so long, so that what never ends is told by name. */
export const within = async <T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new TooSlow(`${what} in ${Math.round(milliseconds / 1000)} s`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
