import type { Guide } from '../Guide.ts';

export const checkbox: Guide = {
  title: 'Forms/Checkbox',
  parts: ['Checkbox'],
  summary: 'Something agreed to, or chosen among several.',
  use: [
    'To agree: terms, age, news by e-mail. Never on from the start where the law asks for consent.',
    'For several choices of which any number may be on.',
  ],
  avoid: ['For one of several: those are {Radio} buttons.', 'To filter a list at once: a {Chip} does that.'],
  anatomy: [
    ['Box', 'Native, in the brand’s accent.'],
    ['Label', 'Beside it and part of what is pressed; may hold links.'],
    ['Hint or error', 'Below the label; the error takes the hint’s place.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to it, and to links in its label.', test: 'checkbox: Space turns it' },
    { keys: ['Space'], does: 'Turns it on or off.', test: 'checkbox: Space turns it' },
  ],
  states: {
    Off: 'Not chosen.',
    On: 'Chosen.',
    'With Hint': 'Says more below.',
    'With Error': 'What is missing.',
    Disabled: 'Cannot be changed.',
    Terms: 'Links in its label.',
  },
};
