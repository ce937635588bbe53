import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, anew at each full second; undefined on the server and until hydration, where any
 * time would be a wrong one. `now` may follow a server's clock; it stands while `isTicking` is false.
 */
export const useNow = (now: () => number = Date.now, isTicking = true): number | undefined => {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    if (!isTicking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setTime(current);
      timer = setTimeout(tick, 1000 - (current % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now, isTicking]);
  return time;
};
