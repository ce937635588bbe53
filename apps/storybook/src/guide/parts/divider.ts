import type { Guide } from '../Guide.ts';

export const divider: Guide = {
  title: 'Layout/Divider',
  parts: ['Divider'],
  summary: 'A line between two parts.',
  use: [
    'Between parts that a heading does not part already.',
    'With a word where it says how they belong together: or.',
  ],
  avoid: ['Between the rows of a list or a {Table}: those have lines of their own.'],
  anatomy: [
    ['Line', 'From side to side.'],
    ['Word', 'Optional, in its middle.'],
  ],
  keyboard: 'None: it is seen and not reached.',
  states: { Line: 'A line alone.', Labelled: 'With a word in it.' },
};
