import type { Guide } from '../Guide.ts';

export const steps: Guide = {
  title: 'Feedback/Steps',
  parts: ['Steps'],
  summary: 'Where one is in something that takes several steps.',
  use: ['Above a form of two to five steps: registration, a withdrawal.'],
  avoid: [
    'To go from step to step: it is no navigation.',
    'For parts without an order: those are {Tabs}.',
    'For what happened when: that is a {Timeline}.',
  ],
  anatomy: [
    ['Step', 'Its name, in their order.'],
    ['Tick', 'At those that are done.'],
    ['Current one', 'Told as the current step.'],
  ],
  keyboard: 'None: it is read and not reached.',
  states: {
    First: 'At the beginning.',
    'In The Middle': 'One done, one ahead.',
    Last: 'The last one is current.',
  },
};
