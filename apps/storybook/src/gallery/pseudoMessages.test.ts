import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { pseudoMessages } from './pseudoMessages.ts';

const said = (message: unknown, values?: Record<string, unknown>) => {
  const i18n = setupI18n({ locale: 'en', messages: { en: pseudoMessages({ id: message } as never) } });
  return i18n._('id', values);
};

test('marks a text, also around what stands in it', () => {
  expect(said('Log in')).toBe('[Lộog ịin ~~]');
  expect(said(['Hello ', ['name'], ', welcome'], { name: 'An' })).toMatch(/^\[Hễellộo {2}~~\]An\[, w/);
});

test('leaves tags and figures alone', () => {
  expect(said('Read <0>the rules</0> 18+')).toMatch(/^\[.+\]<0>\[.+\]<\/0> 18\+$/);
});

test('marks every form of a plural', () => {
  const message = [['count', 'plural', { one: ['#', ' game'], other: ['#', ' games'] }]];
  expect(said(message, { count: 1 })).toMatch(/^1\[ g.+\]$/);
  expect(said(message, { count: 7 })).toMatch(/^7\[ g.+\]$/);
});
