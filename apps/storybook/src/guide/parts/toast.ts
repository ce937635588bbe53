import type { Guide } from '../Guide.ts';

export const toast: Guide = {
  title: 'Overlays/Toast',
  parts: ['Toast', 'ToastRegion'],
  summary: 'Something happened; it goes by itself.',
  use: [
    'For the result of what a person just did, where the page shows nothing of it: saved, copied.',
    'In the one `ToastRegion` of a page, which lies over everything, dialogs included.',
  ],
  avoid: [
    'For what must not be missed: that is a {Banner} or a {Dialog}.',
    'For what is wrong in a form: the error stands at its {TextField}.',
  ],
  anatomy: [
    ['Icon', 'Of its tone, so that colour is not alone.'],
    ['Words', 'One sentence.'],
    ['Action', 'Optional: one, such as to undo.'],
    ['Close button', 'Optional.'],
    ['Region', 'Above the bar of a phone, in the lower corner of a desktop; named for screen readers.'],
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to its action, then to what closes it.',
      test: 'toast: its action is reached by Tab',
    },
    { keys: ['Enter', 'Space'], does: 'Presses the one that has the focus.', on: 'button' },
  ],
  states: {
    Default: 'Something went well.',
    Tones: 'What each tone looks like; a critical one is read out at once.',
    'With Action': 'One thing that answers it.',
    'In Its Region': 'Two, the newest last.',
  },
};
