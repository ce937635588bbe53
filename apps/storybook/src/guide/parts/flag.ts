import type { Guide } from '../Guide.ts';

export const flag: Guide = {
  title: 'Content/Flag',
  parts: ['Flag'],
  summary: 'A country’s flag, drawn.',
  use: ['Beside the name of a country or of a language in a list.'],
  avoid: [
    'Alone: it is decoration and not read out.',
    'In place of a language’s name: languages are no countries.',
  ],
  anatomy: [
    ['Drawing', 'Three by two.'],
    ['Code', 'In its place until the drawings are there, and for countries that have none.'],
  ],
  keyboard: 'None: it is decoration beside a name.',
  states: { One: 'The flag of one country.', All: 'Every flag that is drawn, with its code.' },
};
