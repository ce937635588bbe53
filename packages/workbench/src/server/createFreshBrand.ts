import { basename, dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FontFamily } from '@marquee/brand';
import type { BrandProblem, LoadedBrand } from '@marquee/brand/load';

/** The families that a brand's fonts were cut to, by the names under which `fonts.gen.ts` gives them. */
export type CutFonts = Readonly<Record<string, FontFamily>>;

/** A brand as its folder says now, or what has to be put right in it. */
export type FreshBrand = { loaded: LoadedBrand; fonts: CutFonts } | { problems: readonly BrandProblem[] };

type Answer = FreshBrand | { failure: string };

const startWorker = () => {
  const worker = new Worker(new URL('freshBrandWorker.ts', import.meta.url));
  // It waits beside a server that keeps the process alive, and is nothing to wait for.
  worker.unref();
  return worker;
};

/**
 * Reads a brand's folder as often as it is asked, each time in a thread of its own: a process imports a module once,
 * and would answer the edit of a `tokens.ts` with what it read first. The next thread is started ahead.
 */
export const createFreshBrand = (directory: string) => {
  let waiting = startWorker();
  const read = async (): Promise<FreshBrand> => {
    const worker = waiting;
    waiting = startWorker();
    try {
      const answer = await new Promise<Answer>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
        worker.postMessage(directory, []);
      });
      if (!('failure' in answer)) return answer;
      const file = `${basename(dirname(directory))}/${basename(directory)}`;
      return { problems: [{ file, key: '', message: answer.failure }] };
    } finally {
      await worker.terminate();
    }
  };
  return { read, close: () => waiting.terminate() };
};
