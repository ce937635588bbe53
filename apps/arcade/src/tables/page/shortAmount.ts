const steps = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** Writes minor units as short as a chip needs it: 50K, 1.5M. */
export const shortAmount = (minor: number, digits: number) => {
  const value = minor / 10 ** digits;
  const step = steps.find(([size]) => value >= size);
  const shown = step ? value / step[0] : value;
  return `${Number(shown.toFixed(shown < 10 ? 2 : 1))}${step?.[1] ?? ''}`;
};
