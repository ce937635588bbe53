import { endpoints } from '@marquee/contract';
import { callPath } from '@marquee/deployment';
import { expect, test } from 'vitest';

test('web servers hand every call of the contract on to the platform', () => {
  const handedOn = new RegExp(`^/${callPath}`);
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(paths).toContain('/vendor/v1/bet');
  expect(paths.filter((path) => !handedOn.test(path))).toEqual([]);
});
