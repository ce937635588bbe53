import { useEffect, useState, useSyncExternalStore } from 'react';
import { onePerFrame } from './onePerFrame.ts';

const never = () => () => undefined;

/**
 * How many of so many parts are drawn by now: the first at once, a further one each frame, and all of them where the
 * page was made with them. While `isAway` none is, and they begin anew after it, each in its own frame.
 */
export const useParts = (count: number, isAway: boolean): number => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [drawn, setDrawn] = useState(isHydrating ? count : 1);
  if (isAway && drawn > 0) setDrawn(0);
  useEffect(
    () => (isAway || drawn >= count ? undefined : onePerFrame(() => setDrawn((before) => before + 1))),
    [isAway, drawn, count],
  );
  return isAway ? 0 : Math.min(drawn, count);
};
