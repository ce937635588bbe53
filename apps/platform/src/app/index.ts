export { createLog } from './createLog.ts';
export { createPlatform } from './createPlatform.ts';
export { describePlatform } from './describePlatform.ts';
