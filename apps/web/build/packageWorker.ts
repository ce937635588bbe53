import { parentPort, workerData } from 'node:worker_threads';
import type { LoadedBrand } from '@marquee/brand/load';
import type { BrandPackage } from './BrandPackage.ts';
import { openContentStore } from './ContentStore.ts';
import { readManifest } from './Manifest.ts';
import { packageBrand } from './packageBrand.ts';

/** What a worker is begun with. */
export type WorkerData = {
  store: string;
  imageCdns: readonly string[];
  gameOrigins: readonly string[];
};

/** What a worker is told: a brand to package. */
export type ToWorker = { brand: LoadedBrand };

/** What a worker tells of its brand. */
export type FromWorker = { made: BrandPackage } | { failure: unknown };

const { store, imageCdns, gameOrigins } = workerData as WorkerData;
const port = parentPort!;
// A worker has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: FromWorker) => port.postMessage(message);
const parts = { manifest: readManifest(), store: openContentStore(store), imageCdns, gameOrigins };

port.on('message', ({ brand }: ToWorker) => {
  packageBrand(brand, parts).then(
    (made) => tell({ made }),
    (failure: unknown) => tell({ failure }),
  );
});
