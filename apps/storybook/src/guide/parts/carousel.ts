import type { Guide } from '../Guide.ts';

export const carousel: Guide = {
  title: 'Content/Carousel',
  parts: ['Carousel'],
  summary: 'One of a few at a time, swiped natively.',
  use: ['For three to six pictures of equal weight: promotions at the top of a page.'],
  avoid: [
    'For what everybody has to see: the second one is seen by few.',
    'For a row of tiles: that is a {Shelf}.',
  ],
  anatomy: [
    ['Slides', 'All of one height, so that nothing jumps; those out of sight cannot be reached.'],
    ['Previous and next', 'Buttons over its sides.'],
    ['Dots', 'One a slide; the current one is marked.'],
    ['Button to pause', 'Missing where a reader asked for less movement, for then it does not play.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to the slide, to previous and next, and to the dots.', on: 'button' },
    {
      keys: ['Enter', 'Space'],
      does: 'Shows the previous, the next or that slide.',
      test: 'carousel: its arrows and dots are buttons, and what is out of sight is out of reach',
    },
  ],
  states: { Three: 'Three slides.', One: 'One slide, and nothing to press.' },
  height: 380,
};
