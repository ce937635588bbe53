import type * as kit from '@marquee/ui';

/** Something that the kit exports. */
export type KitName = keyof typeof kit;

/** What a native element does by itself, by the role that a screen reader tells. */
export const nativeKeys = {
  button: ['Tab', 'Enter', 'Space'],
  link: ['Tab', 'Enter'],
  textbox: ['Tab', 'Characters'],
  searchbox: ['Tab', 'Characters'],
  combobox: ['Tab', 'Space', 'Arrows', 'Characters'],
  checkbox: ['Tab', 'Space'],
  radio: ['Tab', 'Space', 'Arrows'],
  date: ['Tab', 'Arrows', 'Characters'],
  file: ['Tab', 'Enter', 'Space'],
} as const;

/** Keys by the names under which a page tells them. */
export type Key =
  | (typeof nativeKeys)[keyof typeof nativeKeys][number]
  | 'Escape'
  | 'ArrowUp'
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'Home'
  | 'End';

/** What keys do: by the native element that they reach, or as a test of the stories by keys alone proves. */
export type KeyRow = { keys: readonly Key[]; does: string } & (
  | { on: keyof typeof nativeKeys; test?: undefined }
  | { test: string; on?: undefined }
);

/**
 * The page of a part of the kit: what a designer has to know before using it. `{Name}` in a text leads to the page of
 * that part.
 */
export type Guide = {
  /** Title of the stories that the page belongs to. */
  title: string;
  /** What of the kit it tells; none where the stories show what other parts are made of. */
  parts: readonly KitName[];
  summary: string;
  use: readonly [string, ...string[]];
  avoid: readonly [string, ...string[]];
  /** What it is made of, from the outside in, or from its start to its end. */
  anatomy: readonly [readonly [name: string, what: string], ...(readonly [string, string])[]];
  /** What its keys do; a sentence where none reach it. */
  keyboard: string | readonly [KeyRow, ...KeyRow[]];
  /** What the stories of these names show; the others are listed by name alone. */
  states: Readonly<Record<string, string>>;
  /** Height in which the first story is shown, in pixels. */
  height?: number;
};
