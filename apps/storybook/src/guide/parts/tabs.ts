import type { Guide } from '../Guide.ts';

export const tabs: Guide = {
  title: 'Actions/Tabs',
  parts: ['Tabs'],
  summary: 'Parts of one thing, of which one is seen.',
  use: [
    'For parts that are read one at a time and belong to one page: details, rules, history of a game.',
    'Where readers go back and forth between the parts.',
  ],
  avoid: [
    'For steps in an order: those are {Steps}.',
    'For pages of their own with an address: links in a navigation.',
    'To change what one list shows: a {SegmentedControl} or {Chip}.',
  ],
  anatomy: [
    ['Row of tabs', 'Swiped where it is wider than the page; the selected one comes into sight by itself.'],
    ['Tab', 'One or two words.'],
    ['Panel', 'What the selected tab shows.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the selected tab, and from there into its panel.',
      test: 'tabs: one stop, arrows select and go round, Home and End lead to the ends',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Selects the next or the one before, and goes round. From right to left they change sides.',
      test: 'tabs: one stop, arrows select and go round, Home and End lead to the ends',
    },
    {
      keys: ['Home', 'End'],
      does: 'Selects the first or the last.',
      test: 'tabs: one stop, arrows select and go round, Home and End lead to the ends',
    },
  ],
  states: { Two: 'Two parts.', Many: 'More than a phone has room for.' },
};
