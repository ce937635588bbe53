import type { Brand, FontFamily, Tokens } from '@marquee/brand';

/** Where the development server answers the panel. */
export const ENDPOINT = '/__workbench';

/** The files of a brand that the panel may edit. */
export const EDITED_FILES = ['brand', 'tokens', 'settings'] as const;

/** One of the files that the panel may edit, without its ending. */
export type EditedFile = (typeof EDITED_FILES)[number];

/** A value that a field may hold. */
export type FieldValue = string | number | readonly string[];

type Place = { file: EditedFile; path: readonly string[] };

/** A key that the panel offers, with what its schema allows. */
export type Field = Place &
  (
    | { kind: 'colour' }
    | { kind: 'text' }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'font'; options: readonly string[] }
    | { kind: 'number'; min: number; max: number; step: number }
    /** Some of the options, in an order of their own. */
    | { kind: 'list'; options: readonly string[]; least: number }
  );

/** Another value for a field. A font's is the name under which `fonts.gen.ts` gives the family. */
export type Change = Place & { value: FieldValue };

/** What the panel edits: the brand's values, what may be changed of them, and what its files weigh. */
export type Bench = {
  fields: readonly Field[];
  values: { brand: Brand; tokens: Tokens; settings: { categories: readonly string[] } };
  /** The families that the brand's fonts were cut to. */
  fonts: Readonly<Record<string, FontFamily>>;
  /** Address of the brand's assets. */
  assets: string;
  /** Files that pages load, in bytes. */
  weights: readonly { file: string; bytes: number }[];
};

/** What would be written: the changed lines, or what the schema refuses. */
export type Review = {
  problems: readonly { file: string; key: string; message: string }[];
  /** A unified diff; empty where nothing would change. */
  diff: string;
  /** Names the state of the files that the diff starts from. */
  base: string;
};
