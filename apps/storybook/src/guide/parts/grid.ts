import type { Guide } from '../Guide.ts';

export const grid: Guide = {
  title: 'Layout/Grid',
  parts: ['Grid'],
  summary: 'Columns of equal width.',
  use: ['For cards and tiles: as many columns stand as fit.'],
  avoid: [
    'For figures in rows: that is a {Table}.',
    'For a row that goes on to the side: that is a {Shelf}.',
  ],
  anatomy: [
    ['Columns', 'At least 8, 12, 16, 20 or 26 rem wide.'],
    ['Gap', 'One of the distances of the theme.'],
  ],
  keyboard: 'None: it is a place and nothing to reach.',
  states: {
    Default: 'With columns of medium width.',
    Narrow: 'More columns and less room between.',
    Wide: 'Fewer columns.',
  },
};
