import { startWorker } from './startWorker.ts';
import type { WorkerScope, WorkerSite } from './WorkerScope.ts';

declare global {
  /** Written before this code by the build of each brand. */
  var site: WorkerSite;
}

startWorker(globalThis as unknown as WorkerScope, globalThis.site);
