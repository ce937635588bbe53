import type { Guide } from '../Guide.ts';

export const dialog: Guide = {
  title: 'Overlays/Dialog',
  parts: ['Dialog'],
  summary: 'Asks for attention before anything else.',
  use: [
    'For a question that has to be answered before the page goes on, and for short forms that belong to the page below.',
    'With `canDismiss` off only where an answer is needed, such as terms that have changed.',
    'With `closesOnBackdrop` off where a press beside would lose what was entered.',
  ],
  avoid: [
    'For what may be read later: that is a {Banner} or a {Toast}.',
    'For navigation and filters: that is a {Sheet}.',
    'For what belongs to one button: that is a {Popover} or a {Menu}.',
  ],
  anatomy: [
    ['Backdrop', 'Dims the page, which cannot be reached.'],
    ['Title', 'Names the dialog; read out also where it is hidden.'],
    ['Close button', 'Missing where the content alone decides.'],
    ['Content', 'Scrolls where it is longer than the window.'],
    ['Footer', 'Optional: buttons, always in sight.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Goes round inside of it.',
      test: 'dialog: holds the focus, goes round in it, closes by Escape and gives the focus back',
    },
    {
      keys: ['Escape'],
      does: 'Closes it, where it may be dismissed; the focus is back where it was.',
      test: 'dialog: holds the focus, goes round in it, closes by Escape and gives the focus back',
    },
    {
      keys: ['End'],
      does: 'Scrolls content that is longer than it.',
      test: 'dialog: what is longer than it is scrolled by keys',
    },
  ],
  states: {
    Question: 'Two answers in its footer.',
    Wide: 'The widest of three sizes.',
    'Long Content': 'Title and close button stay while the rest scrolls.',
    'Cannot Be Dismissed': 'No close button, and Escape does nothing.',
    'Hidden Title': 'Read out, where the content shows its own.',
  },
  height: 420,
};
