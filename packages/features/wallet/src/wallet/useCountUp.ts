import { usePrefersReducedMotion } from '@marquee/ui';
import { useEffect, useState } from 'react';

/** Milliseconds in which an amount counts up. */
const duration = 700;

/** Counts from nothing up to the first value, once; later values stand at once. */
export const useCountUp = (value: number): number => {
  const isStill = usePrefersReducedMotion();
  const [share, setShare] = useState(0);
  useEffect(() => {
    if (isStill) return undefined;
    let frame = 0;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const done = Math.min(1, (now - start) / duration);
      setShare(1 - (1 - done) ** 3);
      if (done < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isStill]);
  return isStill || share === 1 ? value : Math.round(value * share);
};
