import type { KeyRow } from './Guide.ts';

/** Keys of a native button. */
export const buttonKeys = [
  { keys: ['Tab'], does: 'Comes to it, unless it is disabled.', on: 'button' },
  { keys: ['Enter', 'Space'], does: 'Presses it.', on: 'button' },
] as const satisfies readonly KeyRow[];

/** Keys of a native link. */
export const linkKeys = [
  { keys: ['Tab'], does: 'Comes to it.', on: 'link' },
  { keys: ['Enter'], does: 'Follows it.', on: 'link' },
] as const satisfies readonly KeyRow[];

/** Keys of a native field of text. */
export const fieldKeys = [
  { keys: ['Tab'], does: 'Comes to the field, and goes on from it.', on: 'textbox' },
  { keys: ['Characters'], does: 'Are entered where the caret is.', on: 'textbox' },
] as const satisfies readonly KeyRow[];
