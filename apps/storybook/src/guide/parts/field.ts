import type { Guide } from '../Guide.ts';
import { fieldKeys } from '../keyRows.ts';

export const field: Guide = {
  title: 'Forms/Field',
  parts: [],
  summary: 'What every field is framed by: label, hint and error, tied to the control for screen readers.',
  use: [
    'By the fields of the kit, of which each is one; pages use those.',
    'As the place to see what labels, hints and errors look like.',
  ],
  avoid: ['Around a control of a page’s own: add what is missing to the kit.'],
  anatomy: [
    ['Label', 'Always seen; a placeholder is none.'],
    ['Required mark', 'Drawn; a form says once what it means.'],
    ['Aside', 'At the end of the label’s line: a link to what was forgotten, for instance.'],
    ['Control', 'Takes the attributes that it is handed.'],
    ['Error', 'What is wrong and what to do, with a sign so that colour is not alone.'],
    ['Hint', 'What helps before something is wrong; it stays beside an error.'],
  ],
  keyboard: fieldKeys,
  states: {
    'With Hint': 'Says what helps.',
    'With Error': 'Says what is wrong.',
    Required: 'Marked as required.',
    'With Aside': 'A link at the end of the label’s line.',
  },
};
