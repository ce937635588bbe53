import { expect, test } from 'vitest';
import { root } from '../steps/root.ts';
import { kinds } from './kinds.ts';
import { stalenessOf } from './plant.ts';

const faults = kinds.flatMap(({ faults: of }) => of);

test('every planted fault can still be planted: what it changes stands where it says, once', () => {
  const stale = faults.flatMap((fault) => {
    const reason = stalenessOf(fault, root);
    return reason ? [`${fault.name}: ${reason}`] : [];
  });
  expect(stale).toEqual([]);
});
