import type { Guide } from '../Guide.ts';
import { fieldKeys } from '../keyRows.ts';

export const textAreaField: Guide = {
  title: 'Forms/TextAreaField',
  parts: ['TextAreaField'],
  summary: 'Several lines of text; grows with them.',
  use: [
    'For what a person writes in sentences: feedback, a note.',
    'With the characters that are left beside the label where there is a most.',
  ],
  avoid: ['For one line: that is a {TextField}.'],
  anatomy: [
    ['Label and aside', 'Above.'],
    ['Field', 'Several lines high at first, and more as they are written.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: fieldKeys,
  states: { Empty: 'Nothing written.', Filled: 'As high as its text.', 'With Error': 'What is wrong.' },
  height: 220,
};
