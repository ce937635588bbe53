import type { Guide } from '../Guide.ts';
import { buttonKeys } from '../keyRows.ts';

export const countdownButton: Guide = {
  title: 'Actions/CountdownButton',
  parts: ['CountdownButton'],
  summary: 'A button that may be pressed again after a while.',
  use: [
    'For what the platform takes only so often: sending a code anew.',
    'With the moment until which it is blocked, as the platform’s answer told it.',
  ],
  avoid: [
    'For waiting on an answer: that is `isLoading` of a {Button}.',
    'To tell when something begins or ends: that is a {Countdown}.',
  ],
  anatomy: [['Label', 'What pressing it does; while it is blocked, when it can be pressed.']],
  keyboard: buttonKeys,
  states: { Ready: 'Can be pressed.', Blocked: 'Disabled, with the seconds that are left.' },
};
