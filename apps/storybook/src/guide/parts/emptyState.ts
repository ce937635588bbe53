import type { Guide } from '../Guide.ts';
import { linkKeys } from '../keyRows.ts';

export const emptyState: Guide = {
  title: 'Feedback/EmptyState',
  parts: ['EmptyState'],
  summary: 'Stands where a list has nothing yet.',
  use: [
    'For lists that are empty at first: favourites, bets, messages.',
    'With the next step where there is one.',
  ],
  avoid: [
    'Where something could not be loaded: that is an {ErrorState}.',
    'While something is loading: that is a {Skeleton}.',
  ],
  anatomy: [
    ['Icon', 'Large, of what will be here.'],
    ['Title', 'What will be here.'],
    ['Text', 'How it comes to be.'],
    ['Action', 'Optional: the next step.'],
  ],
  keyboard: linkKeys,
  states: { Default: 'Words alone; no key reaches it.', 'With Next Step': 'A link to where it begins.' },
  height: 260,
};
