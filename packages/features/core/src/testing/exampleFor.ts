import { exampleOf } from '@marquee/contract/examples';
import type { OperationId, RouteValue } from '@marquee/contract/route';
import { exampleReader } from './exampleReader.ts';

/** What an operation answers an English reader unless a test says otherwise. */
export const exampleFor = <O extends OperationId>(operation: O): RouteValue<O> =>
  exampleOf(operation, exampleReader('en')) as RouteValue<O>;
