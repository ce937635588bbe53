import type { Guide } from '../Guide.ts';

export const personCheck: Guide = {
  title: 'Forms/PersonCheck',
  parts: ['PersonCheck'],
  summary: 'Proof that a person is there, by the check of an outside party that its button opens.',
  use: [
    'In place of a {CaptchaField}, where the merchant has such a party.',
    'Always with the way to a question in words: not everybody can do what the party asks.',
  ],
  avoid: ['For a choice of the reader: that is a {Checkbox}.'],
  anatomy: [
    ['Button', 'Opens the check; says that it is done afterwards.'],
    ['Switch', 'Leads to a question in words.'],
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Opens the check, or follows the switch.', on: 'button' },
    { keys: ['Space'], does: 'Opens the check, or follows the switch.', on: 'button' },
  ],
  states: {
    Asked: 'Nothing was proved yet.',
    Opening: 'The check is on its way.',
    Done: 'It was passed.',
    Missing: 'The form was sent without it.',
  },
};
