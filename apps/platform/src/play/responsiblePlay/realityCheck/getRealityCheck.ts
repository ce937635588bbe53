import type { Handler } from '#kernel';
import { readRealityCheck } from './readRealityCheck.ts';

/** Answers how long the member has been here, and when to tell them. */
export const getRealityCheck: Handler<'getRealityCheck'> = (context) =>
  context.tenant((tx) => readRealityCheck(tx, context));
