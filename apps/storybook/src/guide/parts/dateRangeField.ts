import type { Guide } from '../Guide.ts';

export const dateRangeField: Guide = {
  title: 'Forms/DateRangeField',
  parts: ['DateRangeField'],
  summary: 'From a day to a day, each entered with what the device offers for it.',
  use: [
    'To choose the period of a list: bets, transactions, profit and loss.',
    'With presets as {Chip} beside it where most readers want one of a few periods.',
  ],
  avoid: ['For one day: that is a {DateField}.'],
  anatomy: [
    ['Name of the period', 'Read out, not seen: the ends have names of their own.'],
    ['From and to', 'Two fields for days, both included; an empty one is an open end.'],
    ['What stands beside', 'Optional, such as the button that takes the days over.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes through the parts of the first day, then of the second.', on: 'date' },
    {
      keys: ['Characters'],
      does: 'Enter the figures of the day that has the focus.',
      test: 'range of days: either end is typed figure by figure',
    },
  ],
  states: {
    'Own Days': 'Both ends chosen.',
    'With Error': 'The end lies before the start.',
    Empty: 'Both ends are open.',
  },
};
