import type { Guide } from '../Guide.ts';

export const lazyImage: Guide = {
  title: 'Content/LazyImage',
  parts: ['LazyImage'],
  summary: 'A picture that is fetched when it comes near.',
  use: [
    'For every picture of a page; with `isPriority` for the one that is in sight when it opens.',
    'With its own width and height, so that nothing shifts when it comes.',
    'With `wide` where a desktop has room for another crop.',
  ],
  avoid: ['For drawings of the kit: icons and flags are no pictures.'],
  anatomy: [
    ['Picture', 'Appears as it comes; it is tried three times anew.'],
    ['Drawn one', 'In its place where it does not come, with the words that it showed.'],
  ],
  keyboard: 'None: it is seen and not reached.',
  states: { Loaded: 'It has come.', Failed: 'It did not come after all tries.' },
  height: 260,
};
