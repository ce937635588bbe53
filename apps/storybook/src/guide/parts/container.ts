import type { Guide } from '../Guide.ts';

export const container: Guide = {
  title: 'Layout/Container',
  parts: ['Container'],
  summary: 'The content column.',
  use: [
    'Once around what a page holds, and around full-width parts that follow it.',
    'With `isNarrow` for reading and forms.',
  ],
  avoid: ['Inside of another one.'],
  anatomy: [['Column', 'At most 1240 pixels, or 720 narrow, with room at the edges of a phone.']],
  keyboard: 'None: it is a place and nothing to reach.',
  states: { Default: 'As wide as pages are.', Narrow: 'For reading and forms.' },
};
