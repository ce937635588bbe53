import type { Guide } from '../Guide.ts';

export const select: Guide = {
  title: 'Forms/Select',
  parts: ['Select'],
  summary: 'One of several, chosen with what the device offers for it.',
  use: ['For five to fifteen choices in a form: subject, bank, currency.'],
  avoid: [
    'For two to five: {Radio} buttons are all in sight.',
    'For countries with their codes: that is in the {PhoneField}.',
    'For actions: that is a {Menu}.',
  ],
  anatomy: [
    ['Label', 'Above.'],
    ['Chosen one', 'In a native field.'],
    ['Chevron', 'Says that there are more.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it.', test: 'select: arrows and first letters choose' },
    { keys: ['ArrowDown'], does: 'Chooses the next one.', test: 'select: arrows and first letters choose' },
    {
      keys: ['Characters'],
      does: 'Choose the first one that begins with them.',
      test: 'select: arrows and first letters choose',
    },
    { keys: ['Space'], does: 'Opens the list of the device.', on: 'combobox' },
  ],
  states: {
    Default: 'The first one is chosen.',
    'With Hint': 'Says what helps.',
    'With Error': 'What is missing.',
    Disabled: 'Cannot be changed.',
  },
};
