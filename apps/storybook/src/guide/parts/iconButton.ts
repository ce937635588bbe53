import type { Guide } from '../Guide.ts';
import { buttonKeys } from '../keyRows.ts';

export const iconButton: Guide = {
  title: 'Actions/IconButton',
  parts: ['IconButton'],
  summary: 'A button of one icon.',
  use: [
    'For actions that everybody knows by their sign: close, search, reload, more.',
    'Where there is no room for words and the label can say what the icon does not.',
  ],
  avoid: [
    'For an action that a reader may see for the first time: a {Button} has words.',
    'For the only way to do something that costs money.',
  ],
  anatomy: [
    ['Icon', 'One of the kit’s; nothing else stands in the button.'],
    ['Label', 'Not seen: its name for screen readers and what the pointer is told.'],
    ['Dot', 'Optional, for something unseen; the label has to say so as well.'],
  ],
  keyboard: buttonKeys,
  states: {
    Default: 'Quiet and neutral.',
    Looks: 'The four looks of a {Button}.',
    Sizes: 'Small, medium, large; each at least 44 px under a finger.',
    Round: 'A circle, for what floats or closes.',
    'With Dot': 'Something unseen waits behind it.',
    Disabled: 'Neither pressed nor reached.',
  },
};
