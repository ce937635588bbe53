import type { Guide } from '../Guide.ts';

export const clock: Guide = {
  title: 'Content/Clock',
  parts: ['Clock'],
  summary: 'The time, to the second.',
  use: ['Where a site has to show the time that it goes by: in the header, beside draws.'],
  avoid: [
    'For the moment of an event: write it with its date.',
    'For the time that is left: that is a {Countdown}.',
  ],
  anatomy: [
    ['Time', 'Year to second, in figures of equal width; its place is held until a script is there.'],
    ['Offset', 'Optional: by how much the zone differs from GMT.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: { Default: 'In the zone of the stories.', 'With Offset': 'With the zone behind it.' },
};
