import { usedCss } from './usedCss.ts';

const mark = (index: number) => `theme-value-${index}-`;

/** A theme without what is one brand's: in each value's place a mark, with the properties that the value reads. */
const templateOf = (theme: string) => {
  const values: string[] = [];
  const template = theme.replaceAll(/(--[\w-]+):([^;{}]*)/g, (_, name: string, value: string) => {
    const reads = [...value.matchAll(/var\(--[\w-]+/g)].map(([read]) => `${read}) `).join('');
    values.push(value);
    return `${name}:${reads}${mark(values.length - 1)}`;
  });
  return { template, values };
};

const fill = (template: string, values: readonly string[]) =>
  template.replaceAll(
    /(?:var\(--[\w-]+\) )*theme-value-(\d+)-/g,
    (_, index: string) => values[Number(index)]!,
  );

const wordsOf = (text: string) => new Set(text.match(/[\w-]+/g));

/** What has been found of some styles: the words that they name, and the rules that are used by those of a markup. */
type Found = { named: ReadonlySet<string>; byWords: Map<string, Promise<string>> };
const known = new Map<string, Found>();

/** Kinds of markup of which the rules are remembered for each set of styles: pages of many games differ by words. */
const most = 200;

/**
 * The rules of a theme and of style sheets that a page's markup needs. Pages of all brands are made of the same parts:
 * what has been found for one holds for every other whose markup has the same of the words that the styles name.
 */
export const usedStyles = async (theme: string, css: string, markup: string): Promise<string> => {
  const { template, values } = templateOf(theme);
  const styles = template + css;
  const { named, byWords }: Found = known.get(styles) ?? { named: wordsOf(styles), byWords: new Map() };
  known.set(styles, { named, byWords });
  const words = [...wordsOf(markup)].filter((word) => named.has(word));
  const key = words.sort().join(' ');
  const used = byWords.get(key) ?? usedCss(styles, markup);
  if (byWords.size >= most) byWords.clear();
  byWords.set(key, used);
  return fill(await used, values);
};
