import type { Tone } from '../theme/tones.ts';

/** A row of values of a chart. */
export interface ChartSeries {
  id: string;
  label: string;
  /** One for each category. */
  values: readonly number[];
  tone?: Tone;
  /** Of values below zero, where they have another than those above. */
  lowTone?: Tone;
}

/** What a chart shows, and its words. */
export interface ChartProps {
  /** What the chart shows; its title and that of the table. */
  label: string;
  /** What the points are, for instance days in their order. */
  categories: readonly string[];
  /** Title of the categories in the table. */
  categoryLabel: string;
  /** One to three. */
  series: readonly ChartSeries[];
  /** Writes a value in full. */
  formatValue: (value: number) => string;
  /** Writes a value on the axis, where there is little room. */
  formatTick: (value: number) => string;
  /** Opens the same values as a table; left out where the page has them in one beside the chart. */
  tableLabel?: string;
  /** Says in a sentence what the chart shows, to who does not see it. */
  summary?: string;
}

/** The tones of series that ask for none, in their order. */
export const seriesTones = ['accent', 'secondary', 'info'] as const satisfies readonly Tone[];
