import type { Guide } from '../Guide.ts';

export const dateField: Guide = {
  title: 'Forms/DateField',
  parts: ['DateField'],
  summary: 'A day, entered with what the device offers for it.',
  use: [
    'For a day that is known by heart: date of birth, date of a transfer.',
    'With `min` and `max` where only some days make sense.',
  ],
  avoid: [
    'For a period: that is a {DateRangeField}.',
    'For a moment with its time: there is none in the kit, because no page asks for one.',
  ],
  anatomy: [
    ['Label', 'What day it is.'],
    [
      'Day in words',
      'At the end of the label’s line once it is whole, in the language of the page: the figures stand in the order of the browser.',
    ],
    ['Field', 'Native, with the device’s calendar.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it, and goes through its parts.', on: 'date' },
    { keys: ['Arrows'], does: 'Change the part that has the focus.', on: 'date' },
    {
      keys: ['Characters'],
      does: 'Enter its figures.',
      test: 'range of days: either end is typed figure by figure',
    },
  ],
  states: {
    Empty: 'No day yet.',
    Filled: 'The day stands in words beside the label.',
    'With Error': 'What is wrong with the day.',
  },
};
