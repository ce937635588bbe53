import type { Guide } from '../Guide.ts';

export const captchaField: Guide = {
  title: 'Forms/CaptchaField',
  parts: ['CaptchaField'],
  summary: 'Proof that a person is there: an image to read, or a question for those who do not see it.',
  use: [
    'Where the platform asks for it, and only there: its answer says so.',
    'Always with the question: who does not see the image has no other way.',
  ],
  avoid: [
    'On forms that nobody has tried too often; it costs every reader time.',
    'For a code that was sent: that is a {CodeField}.',
  ],
  anatomy: [
    ['Question', 'In place of the image, once it was asked for.'],
    ['Answer', 'A field of text.'],
    ['Image', 'A button beside it, which fetches another; at most once a second.'],
    ['Switch', 'Changes between image and question.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the answer, the image and the switch, in this order.',
      test: 'captcha: a further image and the question instead are buttons',
    },
    {
      keys: ['Enter'],
      does: 'On the image fetches another one.',
      test: 'captcha: a further image and the question instead are buttons',
    },
    { keys: ['Space'], does: 'Presses the image or the switch as well.', on: 'button' },
    { keys: ['Characters'], does: 'Are entered in the answer.', on: 'textbox' },
  ],
  states: {
    Picture: 'The image has come.',
    Fetching: 'It is under way.',
    Question: 'Words in its place.',
    Failed: 'It did not come; pressing tries again.',
    Wrong: 'The answer was not right.',
  },
};
