interface Keys {
  count: number;
  /** Which arrows lead on: those along a row or those down a list. */
  orientation: 'horizontal' | 'vertical';
  isRtl?: boolean;
}

/** Where an arrow key, Home or End leads from `index` in a list that goes round; none for other keys. */
export const nextIndex = (
  key: string,
  index: number,
  { count, orientation, isRtl }: Keys,
): number | undefined => {
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : isRtl
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === on) return (index + 1) % count;
  if (key === back) return index <= 0 ? count - 1 : index - 1;
  return undefined;
};
