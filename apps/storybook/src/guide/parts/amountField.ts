import type { Guide } from '../Guide.ts';

export const amountField: Guide = {
  title: 'Forms/AmountField',
  parts: ['AmountField'],
  summary: 'An amount of money, typed in figures as its reader writes them.',
  use: [
    'Wherever a person says how much: deposits, withdrawals, limits.',
    'With `limitsText` where there is a least and a most, so that they are known before they are broken.',
    'With quick amounts where most readers enter one of a few.',
  ],
  avoid: [
    'To show an amount: that is {Money}.',
    'For numbers that are no money: that is a {TextField} with `inputMode`.',
  ],
  anatomy: [
    ['Label and required mark', 'As in every field.'],
    ['Currency sign', 'On the side where the reader’s language writes it.'],
    ['Figures', 'Groups come by themselves as they are typed, and the caret stays.'],
    ['Limits and hint', 'Below, in words.'],
    ['Quick amounts', 'Optional; those outside of the limits are left out.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the figures, then to each quick amount.',
      test: 'amount: groups come by themselves, the caret stays, and quick amounts are buttons',
    },
    {
      keys: ['Characters'],
      does: 'Figures and the decimal sign of the language are entered.',
      test: 'amount: groups come by themselves, the caret stays, and quick amounts are buttons',
    },
    {
      keys: ['Enter'],
      does: 'Enters the quick amount that has the focus.',
      test: 'amount: groups come by themselves, the caret stays, and quick amounts are buttons',
    },
  ],
  states: {
    Empty: 'Nothing entered yet.',
    Deposit: 'Limits and quick amounts, in a currency without minor units.',
    Withdrawal: 'What there is stands beside the label, and one press enters all of it.',
    'Too Little': 'What is wrong, in words.',
    Disabled: 'Neither typed nor pressed.',
  },
  height: 260,
};
