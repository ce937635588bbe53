import type { Guide } from '../Guide.ts';

export const progress: Guide = {
  title: 'Feedback/Progress',
  parts: ['Progress'],
  summary: 'How far something has come.',
  use: ['Where the whole is known: turnover of a bonus, files that are sent.'],
  avoid: [
    'Where it is not: that is a {Spinner} or a {Skeleton}.',
    'For the steps of a form: those are {Steps}.',
  ],
  anatomy: [
    ['Label', 'What is under way.'],
    ['Value', 'In words, at the end of the label’s line.'],
    ['Bar', 'In its tone.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    Default: 'Some of it.',
    None: 'None of it yet.',
    Complete: 'All of it.',
    Tones: 'What each tone looks like.',
  },
};
