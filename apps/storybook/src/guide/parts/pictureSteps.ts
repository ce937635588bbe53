import type { Guide } from '../Guide.ts';

export const pictureSteps: Guide = {
  title: 'Content/PictureSteps',
  parts: ['PictureSteps'],
  summary: 'How something is done, step by step, each with a picture.',
  use: [
    'For a guide of two to eight steps that a reader follows elsewhere: in another app, or on another page.',
  ],
  avoid: ['For where one is in something that takes several steps: that is {Steps}.'],
  anatomy: [
    [
      'Picture',
      'A drawn screen, such as a {PhoneFrame}. It is hidden from screen readers and takes no press.',
    ],
    ['Number and title', 'What is done, as an order.'],
    ['Words', 'All that the picture shows, for whoever does not see it.'],
  ],
  keyboard: 'None: it is seen and not reached.',
  states: { Default: 'Two steps, in as many columns as fit.' },
};
