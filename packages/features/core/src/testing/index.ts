export { memberOf } from './memberOf.ts';
export { renderFeature } from './renderFeature.tsx';
export { siteIn } from './siteIn.ts';
export { type Answers, offline, stubClient } from './stubClient.ts';
