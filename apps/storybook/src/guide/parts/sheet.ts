import type { Guide } from '../Guide.ts';

export const sheet: Guide = {
  title: 'Overlays/Sheet',
  parts: ['Sheet'],
  summary: 'A panel over an edge of the window.',
  use: [
    'For navigation, filters and lists that are opened and put away again.',
    'From the `start` for navigation, from the `end` for details, from the `bottom` on a phone.',
  ],
  avoid: ['For a question: that is a {Dialog}.', 'For what belongs to one button: that is a {Popover}.'],
  anatomy: [
    ['Backdrop', 'Dims the page, which cannot be reached; a press on it closes.'],
    ['Title', 'Names the panel.'],
    ['Close button', 'At the end of the title’s line.'],
    ['Content', 'Scrolls where it is longer than the window.'],
    ['Footer', 'Optional: buttons, always in sight.'],
  ],
  keyboard: [
    {
      keys: ['Escape'],
      does: 'Closes it, where it may be dismissed; the focus is back where it was.',
      test: 'sheet: holds the focus and closes by Escape',
    },
    { keys: ['Tab'], does: 'Goes round inside of it.', test: 'sheet: holds the focus and closes by Escape' },
  ],
  states: {
    'From The Start': 'Over the edge at which lines begin.',
    'From The End': 'Over the other edge.',
    'From The Bottom': 'Over the whole width.',
  },
  height: 420,
};
