import type { Guide } from '../Guide.ts';

export const passwordField: Guide = {
  title: 'Forms/PasswordField',
  parts: ['PasswordField'],
  summary: 'A password, which its owner may look at.',
  use: [
    'To log in, and wherever a password is confirmed.',
    'With `strength` where a new one is chosen, and nowhere else.',
  ],
  avoid: [
    'For a one-time code: that is a {CodeField}.',
    'Twice, to type it again: who can look at it needs no second field.',
  ],
  anatomy: [
    ['Field', 'Concealed at first.'],
    ['Button to reveal', 'An eye at its end; its name says what pressing does.'],
    ['Strength', 'Optional: a bar and a word, told as it changes.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the field, then to the button that reveals it.',
      test: 'password: is revealed by its button and hidden again',
    },
    {
      keys: ['Enter'],
      does: 'On that button reveals the password, and hides it again.',
      test: 'password: is revealed by its button and hidden again',
    },
    { keys: ['Space'], does: 'Does the same.', on: 'button' },
    { keys: ['Characters'], does: 'Are entered.', on: 'textbox' },
  ],
  states: {
    Concealed: 'As it is at first.',
    Revealed: 'Its owner looks at it.',
    Weak: 'A bar of a quarter.',
    Fair: 'It may do.',
    Strong: 'It does.',
    Wrong: 'What is wrong, in words.',
  },
};
