import type { Guide } from '../Guide.ts';
import { buttonKeys } from '../keyRows.ts';

export const rows: Guide = {
  title: 'Content/Rows',
  parts: ['Rows', 'Row', 'RowName'],
  summary: 'Things that each take a row: what it is, and at its end how it stands or what can be done.',
  use: ['For a few things of different kinds of words: devices, passkeys, details of a profile.'],
  avoid: [
    'For what is compared by columns: that is a {Table}.',
    'For what happened in time: that is a {Timeline}.',
  ],
  anatomy: [
    ['Name', 'What it is, with its badges.'],
    ['Words', 'Below the name, muted.'],
    ['End', 'Optional: a {Badge}, or the one thing that can be done with it.'],
  ],
  keyboard: buttonKeys,
  states: { Devices: 'One that cannot be logged out, and one that can.' },
};
