import type { Guide } from '../Guide.ts';

export const fileField: Guide = {
  title: 'Forms/FileField',
  parts: ['FileField'],
  summary: 'Files that are chosen, photographed or dropped, each with its preview.',
  use: [
    'For proofs and pictures that a person sends along: a slip, a screen.',
    'With `accept` and `maxBytes`, and both in the hint, so that nobody is refused by surprise.',
  ],
  avoid: ['For what the platform can find out by itself.'],
  anatomy: [
    ['Chosen files', 'Picture or sheet of paper, name and size, and a button that takes it back.'],
    ['Place to press or drop on', 'Opens the dialog of the device.'],
    ['Error', 'Why a file was not taken, by its name.'],
    ['Hint', 'Which files, how many and how large.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the buttons of the chosen files, then to the place for further ones.',
      on: 'file',
    },
    {
      keys: ['Enter'],
      does: 'Opens the dialog of the device, or takes back the file whose button has the focus.',
      test: 'file: Enter opens the dialog of the device, a file is taken back by its button',
    },
    { keys: ['Space'], does: 'Does the same.', on: 'file' },
  ],
  states: {
    Empty: 'Nothing chosen.',
    'One File': 'With its preview.',
    'Several Files': 'Where more than one may be sent.',
    'With Error': 'Why a file was not taken.',
    Disabled: 'Nothing can be chosen or taken back.',
  },
  height: 240,
};
