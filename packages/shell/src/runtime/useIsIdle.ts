import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** True once the page has nothing more urgent to do; false at build time and in the first render. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
};
