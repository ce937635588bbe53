/** The axis of a chart: round numbers at even distances, of which the first and last hold all values. */
export const niceScale = (values: readonly number[], wantedSteps = 4): readonly number[] => {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // Whole values stand on a whole axis: there is no half member, and no half minor unit that could be written.
  const isWhole = values.every(Number.isInteger);
  const rough = (high - low) / wantedSteps || (isWhole ? 1 : 0.25);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step =
    [1, 2, 2.5, 5, 10]
      .map((round) => round * power)
      .find((round) => round >= rough && (!isWhole || Number.isInteger(round))) ?? 1;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_each, index) => (first + index) * step);
};
