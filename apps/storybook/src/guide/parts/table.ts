import type { Guide } from '../Guide.ts';

export const table: Guide = {
  title: 'Content/Table',
  parts: ['Table'],
  summary: 'Rows of figures; a list on a phone.',
  use: [
    'For what is compared row by row: bets, transactions, members.',
    'With lines told for its columns, by which a row is laid out on a phone.',
  ],
  avoid: ['For the layout of a page: that is a {Grid}.', 'For one figure: that is a {Stat}.'],
  anatomy: [
    ['Caption', 'Not seen: what the table lists.'],
    ['Head', 'Titles of the columns; not seen on a phone.'],
    ['Row', 'Its first cell may name it.'],
    ['Cell', 'Figures at the end; a note in small print below.'],
  ],
  keyboard: 'None of its own: keys reach links and buttons in its cells.',
  states: { Default: 'On a desktop.', 'On A Phone': 'The same rows as a list.' },
  height: 260,
};
