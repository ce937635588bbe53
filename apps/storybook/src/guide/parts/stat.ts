import type { Guide } from '../Guide.ts';

export const stat: Guide = {
  title: 'Content/Stat',
  parts: ['Stat'],
  summary: 'One figure and what it counts.',
  use: ['For the few figures that a page is about: balance, members, turnover.'],
  avoid: [
    'For more than four: that is a {Table}.',
    'For how something changed over time: that is a {BarChart}.',
  ],
  anatomy: [
    ['Icon', 'Optional.'],
    ['Label', 'What is counted.'],
    ['Value', 'The figure.'],
    ['Note', 'Optional: a change, a period.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    Default: 'With icon and note.',
    Plain: 'Label and value alone.',
    Tones: 'What each tone looks like.',
  },
};
