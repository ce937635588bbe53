import { createRandom } from '../createRandom.ts';
import type { Face } from '../lettering.ts';
import { type Emblem, emblems } from './emblems.ts';
import { settings } from './settings.ts';

type Case = 'upper' | 'lower' | 'title';
type Look = {
  /** Parts of names that ask for the emblem. */
  words: readonly string[];
  emblem: Emblem;
  face: Face;
  setting: keyof typeof settings;
  letters?: Case;
};

/** Each emblem with lettering that no other has. */
const looks: readonly Look[] = [
  { words: ['lantern', 'lamp'], emblem: 'lantern', face: 'bungee', setting: 'block' },
  { words: ['banyan', 'tree', 'forest'], emblem: 'tree', face: 'lobster', setting: 'line', letters: 'title' },
  { words: ['tide', 'wave', 'sea'], emblem: 'waves', face: 'paytone-one', setting: 'stack' },
  { words: ['ember', 'fire', 'flame'], emblem: 'flame', face: 'alfa-slab-one', setting: 'block' },
  { words: ['fox', 'wolf'], emblem: 'fox', face: 'paytone-one', setting: 'line', letters: 'lower' },
  { words: ['pavilion', 'temple', 'palace'], emblem: 'temple', face: 'alfa-slab-one', setting: 'ruled' },
  { words: ['north', 'star', 'light'], emblem: 'star', face: 'anton', setting: 'plate' },
  { words: ['crane', 'bird', 'paper'], emblem: 'crane', face: 'anton', setting: 'leaning' },
  {
    words: ['harbour', 'bay', 'sail'],
    emblem: 'boat',
    face: 'alfa-slab-one',
    setting: 'stack',
    letters: 'title',
  },
  { words: ['court', 'goal', 'sport'], emblem: 'court', face: 'bungee', setting: 'banded' },
  { words: ['kite', 'wind'], emblem: 'kite', face: 'bangers', setting: 'rising' },
  { words: ['thread', 'silk'], emblem: 'spool', face: 'lobster', setting: 'underlined', letters: 'title' },
  { words: ['region', 'mountain', 'hill'], emblem: 'peaks', face: 'anton', setting: 'block' },
];

const cases: Record<Case, (text: string) => string> = {
  upper: (text) => text.toLocaleUpperCase('vi'),
  lower: (text) => text.toLocaleLowerCase('vi'),
  title: (text) => text,
};

/** A name in two parts as even as its words allow. */
const halve = (name: string): [head: string, tail: string] => {
  const words = name.split(/\s+/);
  const ways = words
    .slice(1)
    .map((_, index): [string, string] => [
      words.slice(0, index + 1).join(' '),
      words.slice(index + 1).join(' '),
    ]);
  const uneven = ([head, tail]: [string, string]) => Math.abs(head.length - tail.length);
  return ways.reduce((best, way) => (uneven(way) < uneven(best) ? way : best), ways[0] ?? [name, '']);
};

const lookOf = (name: string): Look => {
  const said = name.toLowerCase();
  const found = looks.find(({ words }) => words.some((word) => said.includes(word)));
  if (found) return found;
  const random = createRandom(`mark:${name}`);
  return { ...random.pick(looks), emblem: random.pick(looks).emblem };
};

/**
 * An invented studio's mark (60 high) in the colour of its surroundings, as SVG text: an emblem in the left square, and
 * the name. What the name speaks of is shown; one that speaks of nothing known keeps an emblem and lettering by chance.
 */
export const providerMark = ({ name }: { name: string }): string => {
  const { emblem, face, setting, letters = 'upper' } = lookOf(name);
  const { body, width } = settings[setting](halve(cases[letters](name)), face, `plate-${emblem}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.ceil(68 + width)} 60" fill="currentColor"><g transform="translate(30 30)">${emblems[emblem]}</g><g transform="translate(66 30)">${body}</g></svg>`;
};
