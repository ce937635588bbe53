import type { Guide } from '../Guide.ts';

export const chip: Guide = {
  title: 'Actions/Chip',
  parts: ['Chip'],
  summary: 'A filter, a preset or a short cut among several.',
  use: [
    'For choices that can be turned on and off beside each other: periods, types, providers.',
    'With `href` where each leads to a list of its own; the one that is open is selected.',
  ],
  avoid: [
    'For one of two to five that always has an answer: a {SegmentedControl} says that more plainly.',
    'For the state of something: that is a {Badge}, which cannot be pressed.',
    'For the action of a page: that is a {Button}.',
  ],
  anatomy: [
    ['Icon', 'Optional, before the words.'],
    ['Words', 'One to three.'],
    ['Mark of the selected one', 'Its fill; told as pressed, or as the current page where it is a link.'],
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Comes to each chip.', test: 'chips: Space and Enter choose' },
    { keys: ['Enter', 'Space'], does: 'Turns it on or off.', test: 'chips: Space and Enter choose' },
    { keys: ['Enter'], does: 'Follows it where it leads elsewhere.', on: 'link' },
  ],
  states: {
    Default: 'Off.',
    Selected: 'On.',
    'With Icon': 'With an icon before its words.',
    'Leads Elsewhere': 'A link in the same shape.',
    Choice: 'Several of which one is chosen.',
  },
};
