import type { Guide } from '../Guide.ts';

export const countdown: Guide = {
  title: 'Content/Countdown',
  parts: ['Countdown'],
  summary: 'The time left until a moment, to the second.',
  use: ['For what ends or begins soon: a draw, a promotion, a code.'],
  avoid: [
    'For the time of day: that is a {Clock}.',
    'For a button that is blocked for a while: that is a {CountdownButton}.',
  ],
  anatomy: [
    ['Days', 'In words, where there are whole ones.'],
    ['Hours, minutes and seconds', 'In figures of equal width.'],
    ['Words at the end', 'Optional, in place of zeros.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    Hours: 'Less than a day.',
    Days: 'More than one.',
    'Not Known Yet': 'Its place is held.',
    Ended: 'Zeros, or the words that say so.',
  },
};
