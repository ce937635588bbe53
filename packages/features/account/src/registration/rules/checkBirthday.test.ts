import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { birthdayText } from './birthdayText.ts';
import { checkBirthday } from './checkBirthday.ts';
import { dateIn } from './dateIn.ts';

const today = '2026-11-21';

describe.each([18, 21])('a least age of %i', (minimumAge) => {
  const year = 2026 - minimumAge;

  test('takes who has that birthday today, and not who has it tomorrow', () => {
    expect(checkBirthday(`${year}-11-21`, { minimumAge, today })).toBeUndefined();
    expect(checkBirthday(`${year}-11-22`, { minimumAge, today })).toEqual({ rule: 'age', min: minimumAge });
  });

  test('is reached once and for all', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-11-21'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const born = date.toISOString().slice(0, 10);
        const isOfAge = born <= `${year}${today.slice(4)}`;
        expect(checkBirthday(born, { minimumAge, today }) === undefined).toBe(isOfAge);
      }),
    );
  });
});

test('who was born on 29 February comes of age on 1 March', () => {
  const born = '2004-02-29';
  expect(checkBirthday(born, { minimumAge: 21, today: '2025-02-28' })?.rule).toBe('age');
  expect(checkBirthday(born, { minimumAge: 21, today: '2025-03-01' })).toBeUndefined();
});

test.each(['1990-02-30', '1900-02-29', '1899-12-31', '1990-1-1', '31-12-1990'])('%s is no day', (typed) => {
  expect(checkBirthday(typed, { minimumAge: 18, today })).toEqual({ rule: 'date' });
});

test('a birthday is written as its rule wants it', () => {
  expect(birthdayText('1990-12-31', 'date-mdy')).toBe('12-31-1990');
  expect(birthdayText('1990-12-31', 'date-ymd')).toBe('1990-12-31');
  expect(birthdayText('1990-12-31', undefined)).toBe('1990-12-31');
});

test('today is the day where the merchant is', () => {
  const evening = new Date('2026-11-20T18:30:00Z');
  expect(dateIn('Asia/Ho_Chi_Minh', evening)).toBe('2026-11-21');
  expect(dateIn('Europe/Malta', evening)).toBe('2026-11-20');
});
