import type { Guide } from '../Guide.ts';

export const avatar: Guide = {
  title: 'Content/Avatar',
  parts: ['Avatar'],
  summary: 'A person beside their name: a picture, or their first letter.',
  use: ['Beside a name: in the header, in lists of people.'],
  avoid: [
    'Alone: it is decoration and not read out.',
    'For brands and games: those have pictures of their own.',
  ],
  anatomy: [
    ['Circle', 'In a tone that is always alike for one name.'],
    ['Letter or picture', 'The first letter of the name, unless there is a picture.'],
  ],
  keyboard: 'None: it is decoration beside a name.',
  states: {
    Letter: 'The first letter.',
    Picture: 'A picture in its place.',
    Sizes: 'Small, medium and large.',
    Tones: 'Names and the tones that they give.',
  },
};
