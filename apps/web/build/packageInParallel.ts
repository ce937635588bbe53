import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LoadedBrand } from '@marquee/brand/load';
import type { BrandPackage } from './BrandPackage.ts';
import type { FromWorker, ToWorker, WorkerData } from './packageWorker.ts';

/** Brands that one worker is worth the start of. */
const share = 3;

/**
 * Packages brands by as many workers as there are cores and work for. Rejects with the first failure.
 */
export const packageInParallel = async (
  brands: readonly LoadedBrand[],
  data: WorkerData,
  made: (done: BrandPackage) => void,
): Promise<void> => {
  const left = [...brands];
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(join(import.meta.dirname, 'packageWorker.ts'), { workerData: data });
      // A worker has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      const tell = (message: ToWorker) => worker.postMessage(message);
      const end = (failure?: unknown) => {
        if (failure) left.length = 0;
        void worker.terminate().then(() => (failure ? reject(failure as Error) : resolve()));
      };
      const next = () => {
        const brand = left.shift();
        if (brand) tell({ brand });
        else end();
      };
      worker.on('error', end);
      worker.on('message', (message: FromWorker) => {
        if ('made' in message) {
          made(message.made);
          next();
        } else end(message.failure);
      });
      next();
    });
  const workers = Math.min(availableParallelism(), Math.ceil(brands.length / share));
  await Promise.all(Array.from({ length: workers }, work));
};
