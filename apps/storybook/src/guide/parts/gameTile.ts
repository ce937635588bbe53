import type { Guide } from '../Guide.ts';

export const gameTile: Guide = {
  title: 'Content/GameTile',
  parts: ['GameTile'],
  summary: 'A game of a lobby.',
  use: [
    'In lists of games: a {Shelf}, a lobby, favourites, search.',
    'In the layout that the brand has chosen: its words below the picture, or over its foot.',
  ],
  avoid: ['For promotions: those are a {Card}.'],
  anatomy: [
    ['Picture', 'Three by four; a drawn one stands in its place where it does not come.'],
    ['Title', 'The link; all of the tile can be pressed.'],
    ['Provider', 'Below the title.'],
    ['Badge', 'Optional: new, hot, or why it cannot be played.'],
    ['Heart', 'Optional: in the upper corner, full where the game is a favourite.'],
    ['Actions', 'Optional: under the pointer and with the focus; fingers go by the game’s page.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the title, then to its actions, which are seen as soon as one of them has the focus.',
      on: 'link',
    },
    { keys: ['Enter'], does: 'Follows the one that has the focus.', on: 'link' },
  ],
  states: {
    Caption: 'Words below the picture.',
    Overlay: 'The provider over the foot of the picture, whose lettering shows the title.',
    Hot: 'With a badge.',
    'With Actions': 'Play and demo, under the pointer.',
    'No Favourite': 'With a heart that can be filled.',
    Favourite: 'The heart of a favourite.',
    Unavailable: 'Cannot be played now; the badge says why.',
    'Unavailable Overlay': 'The same in the other layout.',
    'Long Title': 'A title that does not fit.',
  },
  height: 360,
};
