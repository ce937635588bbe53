import type { Guide } from '../Guide.ts';

export const segmentedControl: Guide = {
  title: 'Actions/SegmentedControl',
  parts: ['SegmentedControl'],
  summary: 'One of two to five that change what is seen.',
  use: [
    'To change how or what a list shows, at once and without a page of its own.',
    'Where one of the choices is always in force.',
  ],
  avoid: [
    'For more than five, or for long words: that is a {Select}.',
    'For parts with content of their own below: those are {Tabs}.',
    'In a form that is sent: those are {Radio} buttons.',
  ],
  anatomy: [
    ['Frame', 'Holds the choices together and tells what is being chosen.'],
    ['Segments', 'One or two words each, of one width.'],
    ['Mark', 'Lies under the one that is chosen.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the one that is chosen, and goes on from it.',
      test: 'segmented control: one stop, arrows choose',
    },
    {
      keys: ['ArrowRight'],
      does: 'Chooses the next one, and after the last the first.',
      test: 'segmented control: one stop, arrows choose',
    },
  ],
  states: { Default: 'As wide as its words.', 'Full Width': 'As wide as what it stands in, as on a phone.' },
};
