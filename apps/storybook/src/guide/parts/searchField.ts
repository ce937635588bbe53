import type { Guide } from '../Guide.ts';

export const searchField: Guide = {
  title: 'Forms/SearchField',
  parts: ['SearchField'],
  summary: 'Words that a list or the whole site is searched for.',
  use: [
    'Above a list that is longer than a screen.',
    'With `isLoading` while what was searched last is under way; typing goes on.',
  ],
  avoid: ['To choose one of a known list in a form: that is a {Select}.'],
  anatomy: [
    ['Label', 'Always seen.'],
    ['Magnifying glass', 'Before the words.'],
    ['Words', 'What is searched for.'],
    ['Spinner', 'While it is under way.'],
    ['Button to clear', 'Once there are words.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the words, then to the button that clears them.',
      test: 'search: Escape clears, and the button to clear gives the focus back',
    },
    {
      keys: ['Escape'],
      does: 'Clears the words; a dialog around closes by the next.',
      test: 'search: Escape clears, and the button to clear gives the focus back',
    },
    {
      keys: ['Enter'],
      does: 'On the button clears the words and gives the focus back to them.',
      test: 'search: Escape clears, and the button to clear gives the focus back',
    },
    { keys: ['Characters'], does: 'Are searched for.', on: 'searchbox' },
  ],
  states: {
    Empty: 'No words.',
    Filled: 'They can be cleared.',
    'Under Way': 'What was searched last has not come yet.',
  },
};
