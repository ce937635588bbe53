import type { Guide } from '../Guide.ts';

export const popover: Guide = {
  title: 'Overlays/Popover',
  parts: ['Popover'],
  summary: 'A panel that a button opens beside itself.',
  use: [
    'For what belongs to one button and is not needed all the time: details, a short form.',
    'With `isSheetOnPhone` where it is too large to stand beside a button there.',
  ],
  avoid: [
    'For a list of actions: that is a {Menu}.',
    'For what has to be answered: that is a {Dialog}.',
    'To explain a word: that is a {Tooltip}.',
  ],
  anatomy: [
    ['Button', 'Rendered by the page; it is told whether the panel is open.'],
    ['Panel', 'Below the button, or above where there is more room; kept inside of the window.'],
    ['Content', 'Anything; it may be handed what closes the panel.'],
  ],
  keyboard: [
    {
      keys: ['Space'],
      does: 'Opens it; the focus goes to the first stop inside.',
      test: 'popover: opens by Space and takes the focus, Tab goes through it, Escape leads back',
    },
    {
      keys: ['Tab'],
      does: 'Goes through what is inside.',
      test: 'popover: opens by Space and takes the focus, Tab goes through it, Escape leads back',
    },
    {
      keys: ['Escape'],
      does: 'Closes it; the focus is back at its button.',
      test: 'popover: opens by Space and takes the focus, Tab goes through it, Escape leads back',
    },
  ],
  states: {
    Closed: 'Its button alone.',
    Open: 'The panel beside the button.',
    'Sheet On Phone': 'From the bottom over the whole width.',
  },
  height: 260,
};
