import type { Guide } from '../Guide.ts';

export const banner: Guide = {
  title: 'Feedback/Banner',
  parts: ['Banner'],
  summary: 'A notice in the flow of the page.',
  use: [
    'For what matters to this page as long as it is open: a deposit that failed, an account that waits for a check.',
    'With `role` where it appears after the page: `alert` at once, `status` in turn.',
  ],
  avoid: [
    'For the result of a press: that is a {Toast}.',
    'For a place that is empty or failed: that is an {EmptyState} or an {ErrorState}.',
    'For the pictures of promotions: those are in a {Carousel}.',
  ],
  anatomy: [
    ['Icon', 'Of its tone, so that colour is not alone.'],
    ['Title', 'What it is about.'],
    ['Text', 'What happened and what it means.'],
    ['Actions', 'Optional: what answers it.'],
    ['Close button', 'Optional, where the reader may put it away.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to its actions, then to what closes it; to nothing where it has neither.',
      on: 'button',
    },
    { keys: ['Enter', 'Space'], does: 'Presses the one that has the focus.', on: 'button' },
  ],
  states: {
    Default: 'A piece of information.',
    Tones: 'What each tone looks like.',
    Dismissible: 'Can be put away.',
    'With Actions': 'What answers it stands below.',
    'Title Alone': 'In one line.',
  },
};
