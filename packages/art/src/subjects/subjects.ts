import type { Drawing } from '../pen/Pen.ts';
import { beasts } from './beasts.ts';
import { boards } from './boards.ts';
import { cards } from './cards.ts';
import { draws } from './draws.ts';
import { luck } from './luck.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { sea } from './sea.ts';
import { tables } from './tables.ts';
import { things } from './things.ts';

const all = {
  ...tables,
  ...cards,
  ...beasts,
  ...sea,
  ...people,
  ...luck,
  ...draws,
  ...boards,
  ...things,
  ...places,
};

/** What a picture can show; a further one is an entry in a file of this folder. */
export type Subject = keyof typeof all;

/** Draws each subject. */
export const subjects: Readonly<Record<Subject, Drawing>> = all;

/** Names of all subjects. */
export const subjectNames = Object.keys(all) as readonly Subject[];
