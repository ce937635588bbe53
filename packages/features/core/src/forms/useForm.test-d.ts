import { expectTypeOf, test } from 'vitest';
import { type Checks, type FormState, useForm } from './useForm.ts';

type Values = { name: string; amount: number | undefined; isAgreed: boolean; pictures: readonly File[] };
const values: Values = { name: '', amount: undefined, isAgreed: false, pictures: [] };
const form = {} as FormState<Values>;
const send = () => Promise.resolve();

test('only names of the form’s fields are taken', () => {
  // @ts-expect-error no field has this name
  void (() => form.field('nmae'));
  // @ts-expect-error no field has this name
  void (() => form.set('nmae', ''));
  expectTypeOf<keyof Checks<Values>>().toEqualTypeOf<keyof Values>();
  // @ts-expect-error no field has this name
  void (() => useForm({ values, send, checks: { nmae: 'required' } }));
  // @ts-expect-error no field has this name
  void (() => useForm({ values, send, fieldOf: { CODE_WRONG: 'nmae' } }));
  // @ts-expect-error no error has this code
  void (() => useForm({ values, send, fieldOf: { CODE_WORNG: 'name' } }));
});

test('a field takes and gives what its value is', () => {
  expectTypeOf(form.values).toEqualTypeOf<Values>();
  expectTypeOf(form.field('name').value).toEqualTypeOf<string>();
  expectTypeOf(form.field('isAgreed').checked).toEqualTypeOf<boolean>();
  expectTypeOf(form.valueField('amount').value).toEqualTypeOf<number | undefined>();
  expectTypeOf(form.valueField('amount').onValueChange).parameter(0).toEqualTypeOf<number | undefined>();
  // @ts-expect-error an amount is no text
  void (() => form.set('amount', '5'));
  // @ts-expect-error an amount is not typed into a native control
  void (() => form.field('amount').value);
});

test('a check gets the value of its field, and what comes after gets what was answered', () => {
  void (() =>
    useForm({
      values,
      checks: {
        amount: (amount, all) => {
          expectTypeOf(amount).toEqualTypeOf<number | undefined>();
          expectTypeOf(all).toEqualTypeOf<Values>();
          return undefined;
        },
      },
      send: () => Promise.resolve({ id: 'w1' }),
      onSent: ({ id }) => expectTypeOf(id).toEqualTypeOf<string>() as never,
    }));
});
