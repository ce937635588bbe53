import type { Guide } from '../Guide.ts';
import { linkKeys } from '../keyRows.ts';

export const textLink: Guide = {
  title: 'Actions/TextLink',
  parts: ['TextLink'],
  summary: 'A link in the colour of its tone.',
  use: [
    'In running text, underlined.',
    'Alone as `quiet`, with room for a finger: see all, forgotten password.',
    'As a `button` where it does something instead of leading somewhere.',
  ],
  avoid: [
    'For the main action of a view: that is a {Button} or a {ButtonLink}.',
    'Around pictures and cards: that is a {Link}.',
  ],
  anatomy: [
    ['Words', 'Say where it leads without the text around them.'],
    ['Icon', 'Optional, in the quiet look.'],
  ],
  keyboard: linkKeys,
  states: {
    'In Text': 'Underlined, in a sentence.',
    Quiet: 'Alone, underlined under the pointer.',
    Tones: 'What each tone looks like.',
  },
};
