export type { Answers } from './createStub.ts';
export { exampleFor } from './exampleFor.ts';
export { FeatureFrame } from './FeatureFrame.tsx';
export { memberOf } from './memberOf.ts';
export { offline, refused } from './refused.ts';
export { type FeatureOptions, renderFeature } from './renderFeature.tsx';
export { siteIn } from './siteIn.ts';
export { stubClient } from './stubClient.ts';
export { stubPlatform } from './stubPlatform.ts';
