import type { Guide } from '../Guide.ts';

export const codeField: Guide = {
  title: 'Forms/CodeField',
  parts: ['CodeField'],
  summary: 'A one-time code, which phones fill in from the message that brought it.',
  use: [
    'For codes from an SMS, an e-mail or an authenticator.',
    'With the button that sends the code beside it.',
  ],
  avoid: [
    'For a password: that is a {PasswordField}.',
    'As one box a digit: that breaks pasting, correcting and screen readers.',
  ],
  anatomy: [
    ['Label', 'Says where the code comes from.'],
    ['Field', 'One, spaced so that the digits can be counted.'],
    ['Action', 'Optional, beside it: usually a {CountdownButton}.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the field, then to what stands beside it.',
      test: 'one-time code: digits alone are taken, typed or pasted',
    },
    {
      keys: ['Characters'],
      does: 'Digits are taken, typed or pasted; all else is left out.',
      test: 'one-time code: digits alone are taken, typed or pasted',
    },
  ],
  states: {
    Empty: 'Nothing entered.',
    'Half Typed': 'Four of six digits.',
    'With Action': 'The button that sends the code stands beside it.',
    Wrong: 'The code was not right.',
    'Four Digits': 'A shorter one.',
  },
};
