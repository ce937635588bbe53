import type { Guide } from '../Guide.ts';
import { buttonKeys } from '../keyRows.ts';

export const button: Guide = {
  title: 'Actions/Button',
  parts: ['Button'],
  summary: 'Does something on this page.',
  use: [
    'For an action: send a form, confirm, try again.',
    'One solid button a view, for what most readers came to do; `soft`, `outline` and `quiet` step back from it.',
    'With `isLoading` while the action is under way: it keeps its width and the focus, and takes no further press.',
  ],
  avoid: [
    'For what leads elsewhere: that is a {ButtonLink}, which can be opened in a new tab.',
    'For an icon alone: that is an {IconButton}, which always has a name.',
    'In running text: there a {TextLink} reads better.',
  ],
  anatomy: [
    ['Start icon', 'Optional; repeats what the label says.'],
    ['Label', 'A verb and what it does, in one line where there is room.'],
    ['End icon', 'Optional; says where it leads on to.'],
    ['Spinner', 'Lies over the label while the action is under way.'],
  ],
  keyboard: buttonKeys,
  states: {
    Default: 'Solid, in the accent.',
    Tones: 'What each tone says; `critical` is for what cannot be taken back.',
    Sizes: 'Small inside of lists and tables, large for the one action of a page.',
    'With Icons': 'An icon before the label and one behind it.',
    Loading: 'Under way: told as busy, and pressed without effect.',
    Disabled: 'Neither pressed nor reached; say beside it what is missing.',
    'Full Width': 'As wide as what it stands in, as at the foot of a form on a phone.',
    'Long Text': 'A label that does not fit goes on in a second line.',
  },
};
