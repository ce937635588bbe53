import type { Guide } from '../Guide.ts';

export const ticker: Guide = {
  title: 'Content/Ticker',
  parts: ['Ticker'],
  summary: 'Notices that run by.',
  use: ['For short notices that concern everybody today: maintenance, draws.'],
  avoid: [
    'For what must not be missed: that is a {Banner}.',
    'For more than five: that is a page of its own.',
  ],
  anatomy: [
    ['Icon', 'Optional; stands still before the notices.'],
    [
      'Notices',
      'Plain, leading somewhere, or opening something; they stop under the pointer and with the focus.',
    ],
    ['Button', 'Stops them and lets them go on.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the notices that lead somewhere, then to the button; where a reader asked for less movement, to the row itself first, which is scrolled by keys.',
      test: 'ticker: its button stops it',
    },
    {
      keys: ['Enter'],
      does: 'Follows the notice that has the focus; on the button stops the notices and lets them go on.',
      test: 'ticker: its button stops it',
    },
  ],
  states: {
    Default: 'Three notices, of which one opens something and one leads elsewhere.',
    One: 'One notice.',
  },
};
