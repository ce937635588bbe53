import { once } from 'node:events';
import { basename, dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FontFamily } from '@marquee/brand';
import type { BrandProblem, LoadedBrand } from '@marquee/brand/load';

/** The families that a brand's fonts were cut to, by the names under which `fonts.gen.ts` gives them. */
export type CutFonts = Readonly<Record<string, FontFamily>>;

/** A brand as its folder says now, or what has to be put right in it. */
export type FreshBrand = { loaded: LoadedBrand; fonts: CutFonts } | { problems: readonly BrandProblem[] };

type Answer = FreshBrand | { failure: string };

/**
 * Reads a brand's folder as often as it is asked, in a thread that forgets the folder's modules before each reading: a
 * process imports a module once, and would answer the edit of a `tokens.ts` with what it read first. One reading at a
 * time.
 */
export const createFreshBrand = (directory: string) => {
  const worker = new Worker(new URL('freshBrandWorker.ts', import.meta.url), { workerData: directory });
  // It waits beside a server that keeps the process alive, and is nothing to wait for.
  worker.unref();
  const read = async (): Promise<FreshBrand> => {
    const answered = once(worker, 'message') as Promise<[Answer]>;
    worker.postMessage('read', []);
    const [answer] = await answered;
    if (!('failure' in answer)) return answer;
    const file = `${basename(dirname(directory))}/${basename(directory)}`;
    return { problems: [{ file, key: '', message: answer.failure }] };
  };
  return { read, close: () => worker.terminate() };
};
