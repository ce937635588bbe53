import type { Guide } from '../Guide.ts';

export const barChart: Guide = {
  title: 'Charts/BarChart',
  parts: ['BarChart'],
  summary: 'Amounts side by side.',
  use: [
    'For one to three rows of values over days or groups.',
    'With `summary` and with the table, for who does not see the drawing.',
  ],
  avoid: [
    'For one figure: that is a {Stat}.',
    'For more than about 31 bars a row: they become too thin to touch.',
  ],
  anatomy: [
    ['Title', 'What it shows.'],
    ['Legend', 'The rows with their values at the pointer, at the last day otherwise.'],
    ['Axis', 'Values, shortened.'],
    ['Bars', 'In the tones of their rows; below zero in another, if told.'],
    ['Table', 'The same values, opened by its own button.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to what opens the table.', test: 'chart: its table is opened by Enter' },
    { keys: ['Enter'], does: 'Opens the table, and closes it.', test: 'chart: its table is opened by Enter' },
  ],
  states: {
    'One Row': 'Seven days.',
    'Three Rows': 'Three beside each other each day.',
    'Below Zero': 'Gains and losses.',
  },
  height: 420,
};
