import type { Guide } from '../Guide.ts';

export const radioCards: Guide = {
  title: 'Forms/RadioCards',
  parts: ['RadioCards'],
  summary: 'One of a few that a person knows by more than a word.',
  use: ['For two to five things that are one’s own: bank accounts, ways to prove who one is.'],
  avoid: [
    'For words that say all: those are a {Radio} each.',
    'Where there is one alone: nothing is to be chosen then.',
  ],
  anatomy: [
    ['Legend', 'The question.'],
    ['Card', 'A {Radio} with its hint; the chosen one has the accent’s border.'],
    ['Link', 'Optional: the way to a further one.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the chosen one, and goes on from it.', on: 'radio' },
    { keys: ['Arrows'], does: 'Choose the next or the one before.', on: 'radio' },
  ],
  states: {
    'With Hints': 'Two, of which the first is chosen.',
    'With Link': 'With the way to a further one.',
  },
};
