import type { Guide } from '../Guide.ts';

export const icon: Guide = {
  title: 'Content/Icon',
  parts: [],
  summary: 'Signs on a grid of 24 pixels, drawn by line in the colour of the text around them.',
  use: [
    'Beside words that they repeat: they are found faster.',
    'With a label where no words stand beside them.',
  ],
  avoid: [
    'As the only way to say something, unless everybody knows the sign.',
    'From elsewhere: a missing one is added to the kit, on the same grid.',
  ],
  anatomy: [
    ['Lines', 'In the colour of the text; filled where something is on.'],
    ['Label', 'Read out; without one it is decoration.'],
  ],
  keyboard: 'None: what is pressed is the {IconButton} or {Button} around it.',
  states: {
    Sizes: '14, 16, 20, 24 and 32 pixels at the usual size of type.',
    Filled: 'For something that is on, such as a favourite.',
    All: 'Every icon by its name.',
  },
};
