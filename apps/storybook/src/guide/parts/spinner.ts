import type { Guide } from '../Guide.ts';

export const spinner: Guide = {
  title: 'Feedback/Spinner',
  parts: ['Spinner'],
  summary: 'Something is under way and its length is unknown.',
  use: [
    'Inside of what was pressed, or in a small place.',
    'With a label where no text beside it says what is awaited.',
  ],
  avoid: [
    'For a list, a card or a page: that is a {Skeleton}.',
    'Where it is known how far it has come: that is a {Progress}.',
  ],
  anatomy: [
    ['Ring', 'Turns; dotted where a reader asked for less movement.'],
    ['Label', 'Not seen, read out; optional.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: { Default: 'Medium.', Sizes: 'Small, medium and large.' },
};
