import { createReader, testVariables } from '@marquee/variables';
import { eq } from '#drizzle';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLimits } from './readLimits.ts';
import { readPlaySettings } from './readPlaySettings.ts';
import { playLimits } from './schema.ts';
import { setLimit } from './setLimit.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

const { join, ask, merchant } = openTestPlayer();

const hour = 3_600_000;
const wait = 24 * hour;
const { number, requiredNumber } = createReader(testVariables);
const numRuns = requiredNumber('PLAY_SEQUENCES');
const seed = number('PLAY_SEED') ?? Date.now() % 1_000_000_000;
const name = { kind: 'deposit', period: 'day' } as const;

type Step = { type: 'set'; limit: number | null } | { type: 'keep' } | { type: 'pass'; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('set' as const),
      limit: fc.constantFrom(null, 50_000, 60_000, 70_000, 80_000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'keep' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('pass' as const),
      ms: fc.constantFrom(0, 1, hour, 12 * hour, wait - 1, wait, wait + 1, 72 * hour),
    }),
  },
);

const size = (limit: number | null) => limit ?? Infinity;

/**
 * What has to be, told from wishes alone: a wish bounds from the moment it is made until a day after the first later
 * wish that is looser than what bounds then, unless something tighter, or taking it back, comes first.
 */
const createModel = () => {
  let bound: number | null = null;
  let waiting: { limit: number | null; since: number } | null = null;
  const settle = (now: number) => {
    if (waiting && now - waiting.since >= wait) [bound, waiting] = [waiting.limit, null];
  };
  return {
    set: (limit: number | null, now: number) => {
      settle(now);
      if (size(limit) <= size(bound)) [bound, waiting] = [limit, null];
      else if (!waiting || waiting.limit !== limit) waiting = { limit, since: now };
    },
    keep: (now: number) => {
      settle(now);
      waiting = null;
    },
    read: (now: number) => {
      settle(now);
      return {
        limit: bound,
        pending: waiting && { limit: waiting.limit, at: new Date(waiting.since + wait) },
      };
    },
  };
};

test(
  `${numRuns} sequences of wishes and clock moves: tighter at once, looser a day later (seed ${seed})`,
  { timeout: 30_000 + numRuns * 1_000 },
  async () => {
    const { account } = await join();
    const play = async (steps: readonly Step[]) => {
      await ask((tx) => tx.delete(playLimits).where(eq(playLimits.accountId, account)));
      const model = createModel();
      let time = Date.parse('2026-10-24T21:59:59.999Z');
      for (const taken of steps) {
        if (taken.type === 'pass') time += taken.ms;
        else if (taken.type === 'keep') model.keep(time);
        else model.set(taken.limit, time);
        const now = new Date(time);
        const stands = await ask(async (tx) => {
          if (taken.type !== 'pass')
            await setLimit(tx, {
              merchant: merchant(),
              account,
              now,
              ...name,
              wanted: ({ chosen }) => (taken.type === 'set' ? taken.limit : chosen),
            });
          const limits = await readLimits(tx, await readPlaySettings(tx, merchant()), account, now);
          return limits.find(({ rule }) => rule.kind === name.kind && rule.period === name.period);
        });
        expect({ limit: stands?.limit, pending: stands?.pending }).toEqual(model.read(time));
      }
    };
    console.info(`Limits: ${numRuns} sequences; PLAY_SEED=${seed} repeats them.`);
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), play), {
      numRuns,
      seed,
    });
  },
);
