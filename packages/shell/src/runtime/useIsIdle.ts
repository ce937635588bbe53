import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './whenIdle.ts';

/** True once the page has nothing more urgent to do; false while a page is written and in the first render. */
export const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  // What then opens is not urgent: the reader's touch goes before it.
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
};
