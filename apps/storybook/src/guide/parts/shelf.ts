import type { Guide } from '../Guide.ts';

export const shelf: Guide = {
  title: 'Content/Shelf',
  parts: ['Shelf'],
  summary: 'A titled row of a page.',
  use: [
    'For a choice from a longer list: popular games, providers, promotions.',
    'With a link to all of them.',
  ],
  avoid: [
    'For the whole list: that is a {Grid} on a page of its own.',
    'For one at a time: that is a {Carousel}.',
  ],
  anatomy: [
    ['Icon and title', 'A heading of the second level.'],
    ['Link to all', 'Optional, at the end of the title’s line.'],
    ['Items', 'Swiped on a phone, scrolled on a desktop, or a grid.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the link to all, then to each item, which comes into sight.',
      on: 'link',
    },
    { keys: ['Enter'], does: 'Follows the one that has the focus.', on: 'link' },
  ],
  states: { Tiles: 'Games.', Free: 'Items as wide as they are.', Loading: 'Places of what is on its way.' },
  height: 400,
};
