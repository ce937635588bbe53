import type { Guide } from '../Guide.ts';

export const heading: Guide = {
  title: 'Content/Heading',
  parts: ['Heading'],
  summary: 'A title in the brand’s display face.',
  use: [
    'For the outline of a page, level by level and without gaps.',
    'With another size where the look asks for it: level and size are apart.',
  ],
  avoid: [
    'For the title of a page: {PageHead} holds the one heading of the first level.',
    'To make a text large: that is `size` of {Text}.',
  ],
  anatomy: [['Words', 'Short; without a full stop.']],
  keyboard: 'None: it is read and not reached.',
  states: {
    Levels: 'Four levels in their usual sizes.',
    'Vietnamese Marks': 'The tallest letters that there are, uncut.',
  },
};
