import type { Guide } from '../Guide.ts';

export const pageHead: Guide = {
  title: 'Layout/PageHead',
  parts: ['PageHead'],
  summary: 'The head of a page: its one heading of the first level and what the page is for.',
  use: ['Once on every page; `xxl` where the page stands alone, `xl` inside of an area with its own frame.'],
  avoid: ['For parts of a page: those have a {Heading} of the second level.'],
  anatomy: [
    ['Way back', 'Optional, before the title.'],
    ['Title', 'The heading of the first level.'],
    ['Standing', 'Optional: badges that say how what the page shows stands.'],
    ['Lead', 'Optional: one or two sentences.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the way back, if there is one.', on: 'link' },
    { keys: ['Enter'], does: 'Follows it.', on: 'link' },
  ],
  states: {
    Default: 'Inside of an area.',
    Alone: 'Larger, where the page stands alone.',
    'With Way Back': 'To the list that it came from.',
    'With Standing': 'How a case stands, and who has it.',
  },
};
