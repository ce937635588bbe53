import { type FontSubset, fontSubsets } from '@marquee/reference';

interface Subset {
  /** Names the file that comes out. */
  script: FontSubset;
  /** Names the package's file that is cut. */
  packaged: string;
  ranges: readonly (readonly [number, number])[];
}

/** What each file of a font holds; a page loads those that its language needs. */
export const SUBSETS: readonly Subset[] = Object.entries(fontSubsets).map(([script, ranges]) => ({
  script: script as FontSubset,
  packaged: script === 'western' ? 'latin' : script,
  ranges,
}));

/** Every character of a subset. */
export function charactersOf({ ranges }: Subset): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
}

/** The subset as CSS `unicode-range`. */
export function unicodeRangeOf({ ranges }: Subset): string {
  const hex = (codePoint: number) => codePoint.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}
