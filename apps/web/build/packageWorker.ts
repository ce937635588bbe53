import { parentPort, workerData } from 'node:worker_threads';
import type { LoadedBrand } from '@marquee/brand/load';
import type { BrandPackage } from './BrandPackage.ts';
import { openContentStore } from './ContentStore.ts';
import { readManifest } from './Manifest.ts';
import { packageBrand } from './packageBrand.ts';
import type { Ask } from './renderDocuments.ts';

/** What a worker is begun with. */
export type WorkerData = {
  store: string;
  imageCdns: readonly string[];
  gameOrigins: readonly string[];
};

/** What a worker is told: a brand to package, or the answer to its question. */
export type ToWorker = { brand: LoadedBrand } | { question: number; value?: unknown; refusal?: string };

/** What a worker tells: a question for the platform, or what has become of its brand. */
export type FromWorker =
  | { question: number; asked: Parameters<Ask> }
  | { made: BrandPackage }
  | { failure: unknown };

const { store, imageCdns, gameOrigins } = workerData as WorkerData;
const port = parentPort!;
const tell = (message: FromWorker) => port.postMessage(message);
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

const ask: Ask = (...asked) => {
  const question = waiting.size === 0 ? 0 : Math.max(...waiting.keys()) + 1;
  const answer = Promise.withResolvers<unknown>();
  waiting.set(question, answer);
  tell({ question, asked });
  return answer.promise;
};
const parts = { manifest: readManifest(), store: openContentStore(store), ask, imageCdns, gameOrigins };

port.on('message', (message: ToWorker) => {
  if ('brand' in message) {
    packageBrand(message.brand, parts).then(
      (made) => tell({ made }),
      (failure: unknown) => tell({ failure }),
    );
    return;
  }
  const { question, value, refusal } = message;
  const answer = waiting.get(question);
  waiting.delete(question);
  if (refusal === undefined) answer?.resolve(value);
  else answer?.reject(new Error(refusal));
});
