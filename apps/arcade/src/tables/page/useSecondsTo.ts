import { useEffect, useState } from 'react';

/** Whole seconds that are left to a moment of `performance.now`. */
export const useSecondsTo = (moment: number) => {
  const left = () => Math.max(0, Math.ceil((moment - performance.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
    // The moment alone says when to count anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [moment]);
  return seconds;
};
