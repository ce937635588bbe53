/** Which of `count` categories are named below a chart, evenly, so that at most `most` names stand there. */
export const labelledIndexes = (count: number, most = 5): readonly number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / (most - 1)));
  return Array.from({ length: count }, (_each, index) => index).filter((index) => index % step === 0);
};
