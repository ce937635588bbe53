import type { Guide } from '../Guide.ts';

export const pagination: Guide = {
  title: 'Actions/Pagination',
  parts: ['Pagination'],
  summary: 'Leads through the pages of a list.',
  use: [
    'Below lists that are read page by page: bets, transactions, messages.',
    'Where it matters how many pages there are, and to come back to one.',
  ],
  avoid: [
    'For one page: it shows nothing then, so it needs no condition around it.',
    'For parts of one thing: those are {Tabs}.',
  ],
  anatomy: [
    ['Previous and next', 'Disabled at the ends.'],
    ['Pages', 'The first, the last and those around the current one.'],
    ['Gap', 'Stands for those that are left out; passed over by screen readers.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to each button.',
      test: 'pagination: pages are turned by Enter, and the focus stays',
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Turns to that page; the focus stays where it is.',
      test: 'pagination: pages are turned by Enter, and the focus stays',
    },
  ],
  states: {
    'In The Middle': 'Gaps on both sides.',
    First: 'Previous is disabled.',
    Last: 'Next is disabled.',
    Few: 'All pages, and no gap.',
  },
};
