import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../errors/describeError.ts';

/** Work beside the calls that comes again and again. */
export type Round = {
  /** Names it in the log. */
  name: string;
  /** What it is done for, one after the other: the merchants' codes, or one word where it is done for all at once. */
  subjects: readonly string[];
  /** Milliseconds after which a subject is looked at although nothing was heard of it. */
  every: number;
  /** Milliseconds before the first round; without them it begins at once. */
  after?: number;
  /**
   * Does what is due for a subject, until the signal is aborted; answers in how many milliseconds more will be, where
   * that is known.
   */
  work: (subject: string, signal: AbortSignal) => Promise<number | undefined>;
};

/** Rounds that go on. */
export type Rounds = {
  /** Looks at a subject now, or at all of them; what is under way for it is done once more. */
  wake: (subject?: string) => void;
  /** Takes in a further subject and looks at it now. */
  add: (subject: string) => void;
  /** Resolves when a round that began after this call is over. */
  runNow: () => Promise<void>;
  /** Milliseconds for which what is due longest has waited; 0 where nothing is due. */
  lateness: () => number;
  /** Begins no further work, and resolves when that under way is over. */
  stop: () => Promise<void>;
};

/** Milliseconds before work that failed, or that somebody else has in their hands, is tried again. */
const pause = { afterFailure: 5_000, least: 1_000 };

const letOthersWork = () => new Promise((resolve) => setImmediate(resolve));

/** Begins rounds: one for every subject, then whenever one is due or woken. Failures are logged and tried again. */
export const startRounds = (
  { name, subjects, every, after = 0, work }: Round,
  log: FastifyBaseLogger,
): Rounds => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const startedAt = performance.now();
  const dueAt = new Map(subjects.map((subject) => [subject, after && startedAt + after]));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const first = () => [...dueAt].reduce((one, other) => (other[1] < one[1] ? other : one));
  const again = (subject: string, milliseconds: number) =>
    dueAt.set(subject, Math.min(dueAt.get(subject) ?? 0, performance.now() + milliseconds));

  const run = async () => {
    for (let [subject, at] = first(); at <= performance.now() && !signal.aborted; [subject, at] = first()) {
      dueAt.set(subject, performance.now() + every);
      try {
        const wait = await work(subject, signal);
        if (wait !== undefined) again(subject, Math.max(wait, pause.least));
      } catch (error) {
        log.error({ subject, failure: describeError(error) }, `${name} failed`);
        again(subject, pause.afterFailure);
      }
      // The embedded database works in this thread and never waits: calls would, until every subject is looked at.
      if (first()[1] <= performance.now()) await letOthersWork();
    }
    // In the moment in which nothing is due: whoever wakes a subject later finds nothing running.
    running = undefined;
    if (signal.aborted) return;
    timer = setTimeout(start, Math.max(first()[1] - performance.now(), 0));
    timer.unref();
  };
  const start = () => {
    if (signal.aborted || dueAt.size === 0) return;
    clearTimeout(timer);
    running ??= Promise.resolve().then(run);
  };
  const wake = (subject?: string) => {
    if (subject === undefined) for (const known of dueAt.keys()) dueAt.set(known, 0);
    else if (dueAt.has(subject)) dueAt.set(subject, 0);
    start();
  };

  const add = (subject: string) => {
    dueAt.set(subject, 0);
    start();
  };

  start();
  return {
    wake,
    add,
    runNow: async () => {
      wake();
      await running;
    },
    lateness: () => (dueAt.size === 0 ? 0 : Math.max(performance.now() - Math.max(first()[1], startedAt), 0)),
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
