import pino from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { type Round, type Rounds, startRounds } from './startRounds.ts';

const log = pino({ level: 'silent' });
let rounds: Rounds | undefined;

const begin = (round: Partial<Round> & Pick<Round, 'work'>) => {
  rounds = startRounds({ name: 'test', subjects: ['A', 'B'], every: 600_000, ...round }, log);
  return rounds;
};

afterEach(() => rounds?.stop());

test('every subject is looked at at once, one after the other', async () => {
  const seen: string[] = [];
  let underWay = 0;
  begin({
    work: async (subject) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      seen.push(subject);
      underWay -= 1;
      return undefined;
    },
  });
  await vi.waitFor(() => expect(seen).toEqual(['A', 'B']));
});

test('a first round may be put off', async () => {
  vi.useFakeTimers();
  try {
    const seen: string[] = [];
    begin({
      after: 2_000,
      work: async (subject) => {
        seen.push(subject);
        return undefined;
      },
    });
    await vi.advanceTimersByTimeAsync(1_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(seen).toEqual(['A', 'B']);
  } finally {
    vi.useRealTimers();
  }
});

test('calls come in between two subjects', async () => {
  const seen: string[] = [];
  begin({
    work: async (subject) => {
      seen.push(subject);
      return undefined;
    },
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['A']);
});

test('one that is woken is looked at alone, and again where it was woken meanwhile', async () => {
  const seen: string[] = [];
  const { wake, runNow } = begin({
    work: async (subject) => {
      seen.push(subject);
      if (seen.length === 3) wake('B');
      return undefined;
    },
  });
  await vi.waitFor(() => expect(seen).toEqual(['A', 'B']));
  wake('B');
  await vi.waitFor(() => expect(seen).toEqual(['A', 'B', 'B', 'B']));
  wake('nobody');
  await runNow();
  expect(seen).toEqual(['A', 'B', 'B', 'B', 'A', 'B']);
});

test('a subject that is added is looked at with the others from then on', async () => {
  const seen: string[] = [];
  const { add, runNow } = begin({
    work: async (subject) => {
      seen.push(subject);
      return undefined;
    },
  });
  await runNow();
  add('C');
  await vi.waitFor(() => expect(seen.at(-1)).toBe('C'));
  seen.length = 0;
  await runNow();
  expect(seen).toEqual(['A', 'B', 'C']);
});

test('what says when more is due is looked at then, and no sooner than a second', async () => {
  vi.useFakeTimers();
  try {
    const seen: string[] = [];
    begin({
      work: async (subject) => {
        seen.push(subject);
        if (subject === 'A') return 20_000;
        return seen.length < 4 ? 0 : undefined;
      },
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(seen).toEqual(['A', 'B']);
    await vi.advanceTimersByTimeAsync(2_001);
    expect(seen).toEqual(['A', 'B', 'B', 'B']);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(seen).toEqual(['A', 'B', 'B', 'B', 'A']);
  } finally {
    vi.useRealTimers();
  }
});

test('work that fails is tried again, and holds up nobody else', async () => {
  vi.useFakeTimers();
  try {
    const seen: string[] = [];
    begin({
      work: async (subject) => {
        seen.push(subject);
        if (subject === 'A' && seen.length === 1) throw new Error('broken');
        return undefined;
      },
    });
    await vi.advanceTimersByTimeAsync(5_100);
    expect(seen).toEqual(['A', 'B', 'A']);
  } finally {
    vi.useRealTimers();
  }
});

test('to stop is to wait for what is under way, and to begin nothing more', async () => {
  const seen: string[] = [];
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { stop, wake } = begin({
    work: async (subject) => {
      begun.resolve();
      await gate.promise;
      seen.push(subject);
      return undefined;
    },
  });
  await begun.promise;
  const stopped = stop();
  gate.resolve();
  await stopped;
  wake();
  await Promise.resolve();
  expect(seen).toEqual(['A']);
});
