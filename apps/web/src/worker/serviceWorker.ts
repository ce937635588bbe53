import { startWorker } from './startWorker.ts';
import { tellMessages } from './tellMessages.ts';
import type { WorkerScope, WorkerSite } from './WorkerScope.ts';

declare global {
  /** Written before this code by the build of each brand. */
  var site: WorkerSite;
}

const scope = globalThis as unknown as WorkerScope;

startWorker(scope, globalThis.site);
tellMessages(scope);
