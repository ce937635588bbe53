import { endpoints } from '@marquee/contract';
import { callPath, innerPath } from '@marquee/deployment';
import { expect, test } from 'vitest';

test('web servers hand every call of the contract on to the platform', () => {
  const handedOn = new RegExp(`^/${callPath}`);
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(paths).toContain('/vendor/v1/bet');
  expect(paths.filter((path) => !handedOn.test(path))).toEqual([]);
});

test('web servers keep the calls for the machines around the platform to themselves, and no other', () => {
  const kept = new RegExp(`^/${innerPath}`);
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(paths.filter((path) => kept.test(path))).toEqual(['/health/live', '/health/ready']);
});
