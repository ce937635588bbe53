import type { Guide } from '../Guide.ts';

export const text: Guide = {
  title: 'Content/Text',
  parts: ['Text'],
  summary: 'Running text.',
  use: ['For sentences and short words, in one of the sizes of the theme.'],
  avoid: ['For titles: that is a {Heading}.', 'For what operators write: that is {ProseHtml}.'],
  anatomy: [['Words', 'In the brand’s body face.']],
  keyboard: 'None: it is read and not reached.',
  states: {
    Sizes: 'From small print to large.',
    Tones: 'What each tone looks like; each can be read on every surface.',
    Muted: 'For what is told beside.',
    Strong: 'For what counts.',
    Cut: 'One line with an ellipsis; the whole has to stand elsewhere.',
  },
};
