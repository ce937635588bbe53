export { describeVerdicts } from './describeVerdicts.ts';
export type { Fixtures, Party } from './Fixtures.ts';
export { openSandbox } from './openSandbox.ts';
export { playRules, type Verdict } from './playRules.ts';
