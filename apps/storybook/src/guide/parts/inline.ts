import type { Guide } from '../Guide.ts';

export const inline: Guide = {
  title: 'Layout/Inline',
  parts: ['Inline'],
  summary: 'One beside another with the same gap between.',
  use: ['For buttons, chips, icons and words of one line.'],
  avoid: ['One below another: that is a {Stack}.', 'In columns: that is a {Grid}.'],
  anatomy: [
    ['Items', 'Go on in a further line where there is no room, unless told otherwise.'],
    ['Gap', 'One of the distances of the theme.'],
  ],
  keyboard: 'None: it is a place and nothing to reach.',
  states: {
    Default: 'With the usual gap.',
    Between: 'The first and the last at the edges.',
    Wide: 'With a wide gap.',
  },
};
