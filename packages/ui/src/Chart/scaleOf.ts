import { niceScale } from './niceScale.ts';
import type { ChartSeries } from './ChartData.ts';

const round = (percent: number) => Math.round(percent * 100) / 100;

/** The axis of some series, and where on it a value stands: in percent from the top. */
export const scaleOf = (series: readonly ChartSeries[]) => {
  const ticks = niceScale(series.flatMap(({ values }) => values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return { ticks, placeOf: (value: number) => round(100 - ((value - low) / (high - low)) * 100) };
};
