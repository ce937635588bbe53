import type { Guide } from '../Guide.ts';

export const card: Guide = {
  title: 'Content/Card',
  parts: ['Card', 'CardBody'],
  summary: 'A surface that holds what belongs together.',
  use: [
    'For a thing of its own in a list or a page: a promotion, a figure, a form.',
    'With `isInteractive` where all of it leads to one place, with the {Link} in its title.',
    'With `padding` none and a `CardBody` where a picture reaches its edges.',
  ],
  avoid: ['To group what a heading groups already.', 'Inside of a card.'],
  anatomy: [
    ['Surface', 'With the border, shadow and corners of the brand.'],
    ['Picture', 'Optional, to the edges.'],
    ['Body', '`CardBody`, below the picture.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to what is inside of it; a card itself is no stop.', on: 'link' },
    { keys: ['Enter'], does: 'Follows the link that has the focus.', on: 'link' },
  ],
  states: {
    Default: 'With the usual room.',
    Padded: 'With less of it.',
    'One Link': 'A picture, and a title that leads on.',
  },
  height: 160,
};
