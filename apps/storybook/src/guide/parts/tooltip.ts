import type { Guide } from '../Guide.ts';

export const tooltip: Guide = {
  title: 'Overlays/Tooltip',
  parts: ['Tooltip'],
  summary: 'Explains something while it is pointed at or focused.',
  use: [
    'For what a few readers ask about a word or a figure.',
    'On something that can have the focus, so that it reaches everybody.',
  ],
  avoid: [
    'As the only name of anything: an {IconButton} has a label of its own.',
    'For what everybody has to know: write it out.',
    'With links or buttons inside: that is a {Popover}.',
  ],
  anatomy: [
    ['What is explained', 'Tied to the text for screen readers.'],
    ['Bubble', 'Below or above it, inside of the window.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to what is explained, and shows the text.',
      test: 'tooltip: is told with the focus and hidden by Escape, which leaves the focus',
    },
    {
      keys: ['Escape'],
      does: 'Hides the text; the focus stays.',
      test: 'tooltip: is told with the focus and hidden by Escape, which leaves the focus',
    },
  ],
  states: { Hidden: 'Nothing is pointed at.', Shown: 'Under the pointer.' },
};
