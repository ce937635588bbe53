export { createLog } from './createLog.ts';
export { loadTraces } from './traces/loadTraces.ts';
export { serveMetrics } from './metrics/serveMetrics.ts';
export { createPlatform } from './createPlatform.ts';
export { describePlatform } from './describePlatform.ts';
