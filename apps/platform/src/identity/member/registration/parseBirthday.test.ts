import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn } from './ageOn.ts';
import { parseBirthday } from './parseBirthday.ts';

test('a day that exists is read in both forms', () => {
  expect(parseBirthday('1990-12-31')).toBe('1990-12-31');
  expect(parseBirthday('12-31-1990')).toBe('1990-12-31');
  expect(parseBirthday('2000-02-29')).toBe('2000-02-29');
});

test.each(['1990-02-30', '1900-02-29', '31-12-1990', '1899-12-31', '1990-1-1', 'yesterday', ''])(
  '%s is no birthday',
  (typed) => expect(parseBirthday(typed)).toBeNull(),
);

test('someone comes of age on the birthday and not a day before', () => {
  expect(ageOn('2000-06-15', '2021-06-14')).toBe(20);
  expect(ageOn('2000-06-15', '2021-06-15')).toBe(21);
  expect(ageOn('2000-02-29', '2021-02-28')).toBe(20);
  expect(ageOn('2000-02-29', '2021-03-01')).toBe(21);
});

test('age grows by one each year', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2020-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 80 }), (date, years) => {
      const born = date.toISOString().slice(0, 10);
      fc.pre(!born.endsWith('02-29'));
      const today = `${Number(born.slice(0, 4)) + years}${born.slice(4)}`;
      expect(ageOn(born, today)).toBe(years);
    }),
  );
});
