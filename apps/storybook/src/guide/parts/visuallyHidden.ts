import type { Guide } from '../Guide.ts';

export const visuallyHidden: Guide = {
  title: 'Content/VisuallyHidden',
  parts: ['VisuallyHidden'],
  summary: 'For screen readers alone.',
  use: [
    'For words that are seen by a picture or by their place: the title of a tile, the caption of a table.',
  ],
  avoid: ['For what everybody needs: show it.', 'For what can have the focus: nobody would see where it is.'],
  anatomy: [['Words', 'Read out, not seen.']],
  keyboard: 'None: it is read and not reached.',
  states: { 'Names A Picture': 'Words behind an icon.' },
};
