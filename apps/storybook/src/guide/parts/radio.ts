import type { Guide } from '../Guide.ts';

export const radio: Guide = {
  title: 'Forms/Radio',
  parts: ['Radio'],
  summary: 'One of few, all in sight.',
  use: [
    'For two to five choices in a form, where each can be read before choosing.',
    'In a `fieldset` with a legend that asks the question; those of one `name` exclude each other.',
  ],
  avoid: [
    'For more than five: that is a {Select}.',
    'To change what a page shows at once: that is a {SegmentedControl}.',
    'For yes or no: that is a {Checkbox}.',
  ],
  anatomy: [
    ['Circle', 'Native, in the brand’s accent.'],
    ['Label', 'Beside it and part of what is pressed.'],
    ['Hint or error', 'Below the label; the error takes the hint’s place.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the chosen one of the group, and goes on from it.',
      test: 'radio group: one stop, arrows choose',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Choose the next or the one before, and go round.',
      test: 'radio group: one stop, arrows choose',
    },
  ],
  states: {
    Off: 'Not chosen.',
    On: 'Chosen.',
    'With Hint': 'Says more below.',
    'With Error': 'What is missing.',
    Disabled: 'Cannot be chosen.',
    Group: 'Three that exclude each other.',
  },
};
