import { describe, expect, test } from 'vitest';
import { endpoints, type Operation } from '../endpoints.ts';
import { emptyValue } from './emptyValue.ts';
import { exampleOf } from './exampleOf.ts';
import { generateValue } from './generateValue.ts';
import { problemsOf } from './problemsOf.ts';
import type { Reader } from './Reader.ts';

const site = { email: 'help@lotus.example', minimumAge: 18 };

const readers: Record<string, Reader> = {
  English: {
    say: (english) => english,
    currency: 'USD',
    timeZone: 'Europe/Malta',
    money: (dollars) => dollars * 100,
    site,
  },
  Vietnamese: {
    say: (_english, vietnamese) => vietnamese,
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    money: (dollars) => dollars * 25_000,
    site,
  },
};

describe.each(Object.keys(endpoints) as Operation[])('%s', (operation) => {
  test.each(Object.entries(readers))('has an example in %s that its schema allows', (_language, reader) => {
    expect(problemsOf(operation, exampleOf(operation, reader))).toEqual([]);
  });

  test('can be generated from its schema, the same each time', () => {
    const value = generateValue(endpoints[operation].value, operation);
    expect(problemsOf(operation, value)).toEqual([]);
    expect(generateValue(endpoints[operation].value, operation)).toEqual(value);
  });

  test('can be empty', () => {
    expect(problemsOf(operation, emptyValue(exampleOf(operation, readers['English']!)))).toEqual([]);
  });
});

test('what no platform answers is told with its path', () => {
  expect(problemsOf('getBalance', { currency: 'VND', balance: 1, bonus: 'no', held: 0 })).toEqual([
    'bonus must be integer',
  ]);
});

test('a pattern that nobody knows a text for is told by its field', () => {
  expect(() =>
    generateValue({ type: 'object', properties: { card: { type: 'string', pattern: '^x{7}$' } } }, 'a'),
  ).toThrow('No text is known for ^x{7}$ of “card”');
});
