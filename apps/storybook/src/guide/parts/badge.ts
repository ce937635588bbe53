import type { Guide } from '../Guide.ts';

export const badge: Guide = {
  title: 'Content/Badge',
  parts: ['Badge'],
  summary: 'One or two words about the state or kind of what it stands on.',
  use: [
    'For states in lists, and for kinds on tiles: new, hot, paid.',
    '`soft` in texts and tables, `solid` on pictures.',
  ],
  avoid: ['For what can be pressed: that is a {Chip}.', 'For a sentence: that is a {Banner}.'],
  anatomy: [
    ['Icon', 'Optional.'],
    ['Words', 'One or two; colour is not alone in saying it.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    Default: 'Neutral and soft.',
    Tones: 'What each tone looks like.',
    'With Icon': 'An icon before its words.',
  },
};
