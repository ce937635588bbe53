import type { Tone } from '@marquee/ui';

/** A row of values of a chart. */
export type ChartSeries = {
  id: string;
  label: string;
  /** One for each category, as a number that can be drawn: `moneyValue` for amounts. */
  values: readonly number[];
  tone?: Tone;
};

/** What a chart shows, and its words. */
export type ChartProps = {
  /** What the chart shows; its title and that of the table. */
  label: string;
  /** What the points are, for instance days in their order, as they are written below the chart. */
  categories: readonly string[];
  /** Title of the categories in the table. */
  categoryLabel: string;
  /** One to four. */
  series: readonly ChartSeries[];
  /** Writes a value in full. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, where there is little room. */
  formatTick: (value: number) => string;
};

/** The tones of series that ask for none, in their order. */
export const seriesTones = ['accent', 'info', 'caution', 'secondary'] as const satisfies readonly Tone[];

/** How the lines of series are broken, for colour alone tells nothing apart. */
export const seriesDashes = ['', '6 3', '2 3', '10 3 2 3'] as const;
