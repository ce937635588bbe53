import type { Guide } from '../Guide.ts';
import { buttonKeys } from '../keyRows.ts';

export const errorState: Guide = {
  title: 'Feedback/ErrorState',
  parts: ['ErrorState'],
  summary: 'Stands where something could not be loaded, and offers to try again.',
  use: [
    'In the place of what did not come, whole page or part.',
    'With what happened and, where it is known, why.',
  ],
  avoid: [
    'For a form that was refused: that is a {Banner}, or an error at its field.',
    'Where there is nothing: that is an {EmptyState}.',
  ],
  anatomy: [
    ['Icon', 'A warning.'],
    ['Title', 'What happened; read out at once.'],
    ['Text', 'Optional: why, and what helps.'],
    ['Button', 'Tries again.'],
  ],
  keyboard: buttonKeys,
  states: { Default: 'Can be tried again.', Retrying: 'The next try is under way.' },
  height: 280,
};
