import type { Guide } from '../Guide.ts';
import { linkKeys } from '../keyRows.ts';

export const link: Guide = {
  title: 'Actions/Link',
  parts: ['Link', 'LinkProvider'],
  summary: 'A link without a style of its own.',
  use: [
    'Around what has a style already: a card’s title, a tile, a logo.',
    'With `LinkProvider` once at the top, so that links inside of the site do not load the page anew.',
  ],
  avoid: [
    'In running text or alone: a {TextLink} looks like a link.',
    'In the shape of a button: that is a {ButtonLink}.',
  ],
  anatomy: [['Content', 'Whatever leads there; it names the target.']],
  keyboard: linkKeys,
  states: {
    'Within The Site': 'Rendered by what `LinkProvider` was given.',
    'Leaves The Site': 'A plain anchor; in a new tab it hands nothing of this page over.',
  },
};
