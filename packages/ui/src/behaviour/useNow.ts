import { useEffect, useState } from 'react';

/**
 * The time in milliseconds, anew at each full second; undefined on the server and until hydration, where any
 * time would be a wrong one. `now` may follow a server's clock.
 */
export const useNow = (now: () => number = Date.now): number | undefined => {
  const [time, setTime] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const current = now();
      setTime(current);
      timer = setTimeout(tick, 1000 - (current % 1000));
    };
    tick();
    return () => clearTimeout(timer);
  }, [now]);
  return time;
};
