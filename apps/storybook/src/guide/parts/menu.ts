import type { Guide } from '../Guide.ts';

export const menu: Guide = {
  title: 'Overlays/Menu',
  parts: ['Menu', 'MenuItem'],
  summary: 'Actions or choices that a button opens.',
  use: [
    'For three to ten actions that belong together: an account, a row of a list.',
    'For one of several that is in force, with `isChecked`: the language, the scheme.',
  ],
  avoid: [
    'In a form: that is a {Select}.',
    'For content other than a list of entries: that is a {Popover}.',
    'For one or two actions: show them.',
  ],
  anatomy: [
    ['Button', 'Told as opening a menu, and whether it is open.'],
    ['Panel', 'Below the button, or above where there is more room.'],
    ['Entry', 'Words, with an icon if need be; `MenuItem` leads elsewhere or does something.'],
    ['Tick', 'At the entry that is in force.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to its button; in the menu closes it.',
      test: 'menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back',
    },
    {
      keys: ['Enter'],
      does: 'Opens it; chooses the entry that has the focus.',
      test: 'menu: a choice closes it and gives the focus back',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Walk through its entries and go round; what is disabled is passed over.',
      test: 'menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back',
    },
    {
      keys: ['Home', 'End'],
      does: 'Go to the first or the last entry.',
      test: 'menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back',
    },
    {
      keys: ['Characters'],
      does: 'Go to the entry that begins with them.',
      test: 'menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back',
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus is back at its button.',
      test: 'menu: opens by Enter, is walked by arrows, Home, End and letters, and Escape leads back',
    },
  ],
  states: {
    Closed: 'Its button alone.',
    Open: 'Entries, of which one is disabled.',
    'One Of Several': 'The language that is in force has the tick.',
  },
  height: 280,
};
