import type { Guide } from '../Guide.ts';

export const phoneFrame: Guide = {
  title: 'Content/PhoneFrame',
  parts: ['PhoneFrame'],
  summary: 'A phone around a drawn screen.',
  use: ['In {PictureSteps}, for what is done on a phone.'],
  avoid: ['Around something that can be used: it takes no press and is hidden from screen readers.'],
  anatomy: [['Screen', 'Whatever is drawn; its texts are small.']],
  keyboard: 'None: it is seen and not reached.',
  states: { Default: 'A screen with an icon.' },
};
