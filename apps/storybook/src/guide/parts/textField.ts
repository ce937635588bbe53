import type { Guide } from '../Guide.ts';
import { fieldKeys } from '../keyRows.ts';

export const textField: Guide = {
  title: 'Forms/TextField',
  parts: ['TextField'],
  summary: 'One line of text.',
  use: [
    'For names, usernames, addresses, numbers that are no money.',
    'With the `autoComplete` that fits, so that browsers and password managers help.',
  ],
  avoid: [
    'For several lines: that is a {TextAreaField}.',
    'For money, days, telephone numbers, passwords, codes and searches: each has a field of its own.',
  ],
  anatomy: [
    ['Label', 'Above, always seen; an aside may stand at the end of its line.'],
    ['Icon', 'Optional, inside of the box before the text.'],
    ['Text', 'What is entered; a placeholder is an example and never the label.'],
    ['Suffix', 'Optional, at its end: a unit, or a button.'],
    ['Error', 'Below: what is wrong and what to do.'],
    ['Hint', 'Below: what helps before something is wrong.'],
  ],
  keyboard: fieldKeys,
  states: {
    Empty: 'Nothing entered.',
    Filled: 'With what was entered.',
    Required: 'Marked as required.',
    'With Hint': 'Says what is allowed.',
    'With Error': 'What is wrong, beside the hint.',
    'With Icon': 'An icon before the text.',
    'With Suffix': 'A unit behind it.',
    'With Aside': 'A link at the end of the label’s line.',
    Disabled: 'Cannot be changed.',
  },
};
