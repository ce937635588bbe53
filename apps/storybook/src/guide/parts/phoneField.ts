import type { Guide } from '../Guide.ts';

export const phoneField: Guide = {
  title: 'Forms/PhoneField',
  parts: ['PhoneField'],
  summary: 'A telephone number and the country that it is dialled in.',
  use: [
    'For every telephone number that a code may be sent to.',
    'With an empty list while the countries are awaited: the number can be typed meanwhile.',
  ],
  avoid: ['For a number that is only shown: write it with its country code.'],
  anatomy: [
    ['Country', 'A button with flag and dialling code, which opens the list.'],
    ['List of countries', 'Searched by name or code; the chosen one is in sight.'],
    ['Number', 'As it is dialled inside of that country.'],
    ['Hint and error', 'Below.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the country, then to the number.', on: 'button' },
    {
      keys: ['Enter'],
      does: 'Opens the list; in its search takes the first country that fits.',
      test: 'phone: the country is found by letters, walked by arrows and taken by Enter',
    },
    {
      keys: ['Characters'],
      does: 'In the search narrow the list.',
      test: 'phone: the country is found by letters, walked by arrows and taken by Enter',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Walk through the list.',
      test: 'phone: the country is found by letters, walked by arrows and taken by Enter',
    },
    {
      keys: ['Escape'],
      does: 'Closes the list; the focus is back at the country.',
      test: 'phone: the country is found by letters, walked by arrows and taken by Enter',
    },
  ],
  states: {
    Empty: 'Nothing entered.',
    Filled: 'A British number.',
    'With Error': 'What is wrong with the number.',
    'Countries Awaited': 'The list has not come yet.',
    'Countries Open': 'The list, over what is below.',
  },
};
