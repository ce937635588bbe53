import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { validatorOf } from './checkInput.ts';
import { problemsOf } from './problemsOf.ts';

const schema = Type.Object(
  { name: Type.String({ minLength: 2, maxLength: 5 }), place: Type.Object({ town: Type.String() }) },
  { additionalProperties: false },
);

test.each([
  [{ place: { town: 'x' } }, 'name', 'required'],
  [{ name: 'Lotus', place: {} }, 'place.town', 'required'],
  [{ name: 'Lotus', place: { town: 'x' }, more: 1 }, 'more', 'unknown'],
  [{ name: 'Lotus', place: { town: 1 } }, 'place.town', 'type'],
  [{ name: 'L', place: { town: 'x' } }, 'name', 'length'],
])('what is missing, unknown or wrong is named by its path: %j', (value, field, rule) => {
  const problems = problemsOf(validatorOf(schema).Errors(value), schema, 'en');
  expect(problems).toMatchObject([{ field, rule }]);
});
