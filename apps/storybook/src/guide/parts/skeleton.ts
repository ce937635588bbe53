import type { Guide } from '../Guide.ts';

export const skeleton: Guide = {
  title: 'Feedback/Skeleton',
  parts: ['Skeleton'],
  summary: 'Holds the place of something that is loading.',
  use: [
    'In the shape of what will stand there, so that nothing shifts when it comes.',
    'With `aria-busy` at what surrounds it; itself it is not read out.',
  ],
  avoid: [
    'For what a person just pressed: that is `isLoading` of the {Button}.',
    'For less than a list or a card: a {Spinner} does.',
  ],
  anatomy: [
    ['Shape', 'A text, a heading, a row, a tile or a banner.'],
    ['Width', 'All, most or half of what there is.'],
  ],
  keyboard: 'None: nothing is there yet that could be reached.',
  states: {
    Text: 'A heading and three lines.',
    Rows: 'A list.',
    Tiles: 'A row of games.',
    Banner: 'A wide picture.',
  },
};
