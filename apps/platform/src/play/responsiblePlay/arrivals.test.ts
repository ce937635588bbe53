import { randomUUID } from 'node:crypto';
import { createReader, testVariables } from '@marquee/variables';
import { eq } from '#drizzle';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { openTestGateway } from '../../money/payments/testing/openTestGateway.ts';
import type { Visitor } from '../../identity/session/testing/createVisitor.ts';
import { testPassword } from '../../identity/session/testing/fillRegistration.ts';
import { deposits } from '../../money/deposits/schema.ts';
import { periodAt } from './periodAt.ts';
import { openTestPlayer } from './testing/openTestPlayer.ts';

const gateway = openTestGateway(() => platform());
const { platform, ask, merchant, join, resetClock, moveClock } = openTestPlayer(gateway.env);
const { number, requiredNumber } = createReader(testVariables);
/** Each of them opens a member and makes a score of calls. */
const numRuns = Math.ceil(requiredNumber('PLAY_SEQUENCES') / 5);
const seed = number('PLAY_SEED') ?? Date.now() % 1_000_000_000;

afterEach(resetClock);

type Step =
  | { type: 'open'; amount: number }
  | { type: 'callOff' | 'payTwice'; which: number }
  | { type: 'pay'; which: number; amount: number | null }
  | { type: 'payAll' | 'outlast' };

const amount = fc.constantFrom(50_000, 60_000, 100_000);
const which = fc.nat(9);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('open' as const), amount }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('callOff' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('pay' as const),
      which,
      // As asked for, less, or more than any limit here.
      amount: fc.constantFrom(null, 40_000, 170_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('payTwice' as const), which }) },
  { weight: 1, arbitrary: fc.constant({ type: 'payAll' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'outlast' as const }) },
);

const rules = fc.record({
  day: fc.constantFrom(100_000, 130_000),
  week: fc.constantFrom(null, 110_000),
});

/** Lets the time of every deposit run out; a member who does nothing for so long would be logged out. */
const outlast = async (visitor: Visitor) => {
  for (let part = 0; part < 2; part += 1) {
    await moveClock(16 * 60);
    await visitor.call('getBalance');
  }
};

/** Plays the steps and answers what has become play money after each of them. */
const play = async (visitor: Visitor, steps: readonly Step[]) => {
  const opened: { reference: string; amount: number }[] = [];
  const balances: number[] = [];
  const pay = async (
    { reference, amount: asked }: (typeof opened)[number],
    paid: number | null,
    times = 1,
  ) => {
    const event = gateway.eventOf({ reference, amount: paid ?? asked });
    const answers = await Promise.all(Array.from({ length: times }, () => gateway.tell(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ value }) => value?.returned)).size).toBe(1);
  };
  for (const each of steps) {
    const deposit = 'which' in each ? opened[each.which % Math.max(opened.length, 1)] : undefined;
    if (each.type === 'open') {
      const body = { idempotencyKey: randomUUID(), method: 'vietqr', amount: each.amount };
      const { value } = await visitor.call('startDeposit', { body });
      if (value) opened.push({ reference: value.reference, amount: each.amount });
    } else if (each.type === 'outlast') await outlast(visitor);
    else if (each.type === 'payAll') await Promise.all(opened.map((one) => pay(one, null)));
    else if (deposit && each.type === 'callOff')
      await visitor.call('cancelDeposit', { body: { reference: deposit.reference } });
    else if (deposit && each.type === 'pay') await pay(deposit, each.amount);
    else if (deposit) await pay(deposit, null, 3);
    balances.push((await visitor.call('getBalance')).value?.balance ?? Number.NaN);
  }
  return balances;
};

test(
  `however deposits are opened, called off, paid late, twice or all at once, no more than the limit is play money (seed ${seed})`,
  { timeout: 30_000 + numRuns * 10_000 },
  async () => {
    console.info(`Arrivals: ${numRuns} sequences; PLAY_SEED=${seed} repeats them.`);
    await fc.assert(
      fc.asyncProperty(
        rules,
        fc.array(step, { minLength: 4, maxLength: 12 }),
        async ({ day, week }, steps) => {
          await resetClock();
          // A morning of the merchant's: nothing here runs over midnight.
          await moveClock((27 * 3600 - (Math.floor(Date.now() / 1000) % 86_400)) % 86_400);
          const { visitor } = await join();
          for (const [period, limit] of [
            ['day', day],
            ['week', week],
          ] as const)
            if (limit !== null)
              await visitor.call('setPlayLimit', { body: { kind: 'deposit', period, limit } });
          const most = Math.min(day, week ?? day);
          for (const balance of await play(visitor, steps)) expect(balance).toBeLessThanOrEqual(most);
        },
      ),
      { numRuns, seed },
    );
  },
);

const periods = ['day', 'week'] as const;
type Period = (typeof periods)[number];

type LongStep =
  | Exclude<Step, { type: 'outlast' | 'payAll' }>
  | { type: 'limit'; period: Period; limit: number | null }
  | { type: 'days'; days: number };

const longStep: fc.Arbitrary<LongStep> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('open' as const), amount }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('callOff' as const), which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('pay' as const),
      which,
      amount: fc.constantFrom(null, 170_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('limit' as const),
      period: fc.constantFrom(...periods),
      limit: fc.constantFrom(null, 60_000, 100_000, 160_000, 230_000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('days' as const), days: fc.constantFrom(1, 2, 7) }) },
);

/** What was credited of the deposits of each day and week, by the merchant's calendar. */
const creditedIn = async (account: string) => {
  const rows = await ask((tx) => tx.select().from(deposits).where(eq(deposits.accountId, account)));
  const sums = new Map<string, number>();
  for (const { createdAt, credited } of rows)
    for (const period of periods) {
      const { from } = periodAt(createdAt, period, merchant().brand.timeZone);
      const name = `${period} ${from.toISOString()}`;
      sums.set(name, (sums.get(name) ?? 0) + (credited ?? 0));
    }
  return sums;
};

test(
  `whatever limits are wished for and however many days pass, what is credited stays within the limit that held then (seed ${seed})`,
  { timeout: 30_000 + numRuns * 10_000 },
  async () => {
    const play = async (steps: readonly LongStep[]) => {
      await resetClock();
      const { visitor, username, account } = await join();
      const opened: { reference: string; amount: number }[] = [];
      for (const each of steps) {
        const deposit = 'which' in each ? opened[each.which % Math.max(opened.length, 1)] : undefined;
        const { value: stands } = await visitor.call('getResponsiblePlay');
        const before = await creditedIn(account);
        if (each.type === 'open') {
          const body = { idempotencyKey: randomUUID(), method: 'vietqr', amount: each.amount };
          const { value } = await visitor.call('startDeposit', { body });
          if (value) opened.push({ reference: value.reference, amount: each.amount });
        } else if (each.type === 'limit') {
          const { period, limit } = each;
          await visitor.call('setPlayLimit', { body: { kind: 'deposit', period, limit } });
        } else if (each.type === 'days') {
          await moveClock(each.days * 86_400);
          await visitor.call('login', { body: { type: 'username', username, password: testPassword } });
        } else if (deposit && each.type === 'callOff')
          await visitor.call('cancelDeposit', { body: { reference: deposit.reference } });
        else if (deposit) {
          const times = each.type === 'payTwice' ? 2 : 1;
          const paid = each.type === 'pay' ? each.amount : null;
          const event = gateway.eventOf({ reference: deposit.reference, amount: paid ?? deposit.amount });
          await Promise.all(Array.from({ length: times }, () => gateway.tell(event)));
        }
        expect(stands, 'the member is logged in').toBeTruthy();
        const limitOf = (name: string) =>
          stands?.limits.find(({ kind, period }) => kind === 'deposit' && name.startsWith(`${period} `))
            ?.limit ?? Infinity;
        // A limit that was tightened later asks for nothing back.
        const isBeyond = ([name, sum]: [string, number]) =>
          sum > (before.get(name) ?? 0) && sum > limitOf(name);
        expect([...(await creditedIn(account))].filter(isBeyond)).toEqual([]);
      }
    };
    await fc.assert(fc.asyncProperty(fc.array(longStep, { minLength: 6, maxLength: 16 }), play), {
      numRuns,
      seed,
    });
  },
);
