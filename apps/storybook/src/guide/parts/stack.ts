import type { Guide } from '../Guide.ts';

export const stack: Guide = {
  title: 'Layout/Stack',
  parts: ['Stack'],
  summary: 'One below another with the same gap between.',
  use: ['For the parts of a page, a card or a form.'],
  avoid: ['One beside another: that is {Inline}.'],
  anatomy: [
    ['Items', 'As wide as there is room, unless told otherwise.'],
    ['Gap', 'One of the distances of the theme.'],
  ],
  keyboard: 'None: it is a place and nothing to reach.',
  states: {
    Default: 'With the usual gap.',
    Close: 'With a small gap.',
    'At The Start': 'Items as wide as they are.',
  },
};
