import type { Guide } from '../Guide.ts';
import { linkKeys } from '../keyRows.ts';

export const buttonLink: Guide = {
  title: 'Actions/ButtonLink',
  parts: ['ButtonLink'],
  summary: 'Leads elsewhere in the shape of a button.',
  use: [
    'For the next step of a page where that step is another page: log in, deposit, see all.',
    'With `as` where something else than the kit’s {Link} has to render it.',
  ],
  avoid: ['For what happens on this page: that is a {Button}.', 'In running text: that is a {TextLink}.'],
  anatomy: [
    ['Start icon', 'Optional.'],
    ['Label', 'Says where it leads.'],
    ['End icon', 'Optional; an arrow, for instance.'],
  ],
  keyboard: linkKeys,
  states: {
    Default: 'Solid, in the accent.',
    Looks: 'The four looks of a {Button}, which it shares.',
    'With Icon': 'An icon beside its label.',
  },
};
