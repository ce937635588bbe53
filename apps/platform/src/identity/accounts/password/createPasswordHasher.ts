import { hash, verify } from '@node-rs/argon2';
import { type BoundedQueue, createBoundedQueue } from './createBoundedQueue.ts';

/** Argon2id (the library's default kind) at the figures of OWASP's password storage sheet: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What a typed password comes down to: the specification trims it, and accents may be composed or not. */
const passwordText = (typed: string) => typed.normalize('NFC').trim();

/** Hashes and checks passwords. Refuses as BUSY what could not be served soon. */
export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** Takes one hash operation whatever `stored` is, so that an account without one takes as long. */
  verify: (stored: string | null | undefined, password: string) => Promise<boolean>;
  /** Hash operations so far. */
  operations: () => number;
};

/** Makes the one hasher of a process. `pepper` is a secret kept outside the database, mixed into each hash. */
export const createPasswordHasher = (
  options: { pepper?: string | undefined; queue?: BoundedQueue } = {},
): PasswordHasher => {
  const queue = options.queue ?? createBoundedQueue({ concurrency: 2, size: 64 });
  const settings = options.pepper ? { ...cost, secret: Buffer.from(options.pepper) } : cost;
  let count = 0;
  // Made at once: the first unknown name would else take twice as long as a known one.
  const dummy = hash('no account has this password', settings);

  return {
    hash: (password) =>
      queue.run(() => {
        count += 1;
        return hash(passwordText(password), settings);
      }),
    verify: async (stored, password) => {
      const against = stored ?? (await dummy);
      const isRight = await queue.run(() => {
        count += 1;
        return verify(against, passwordText(password), settings);
      });
      return isRight && typeof stored === 'string';
    },
    operations: () => count,
  };
};
