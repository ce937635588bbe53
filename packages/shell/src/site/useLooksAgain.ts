import { useEffect } from 'react';
import { useRuntime } from '../runtime/Runtime.ts';

/** Milliseconds after which a page that is seen looks again; a minute is soon enough to be told of what is planned. */
const lookEvery = 60_000;

/** Looks now and then, and when the reader comes back, at whether the site is still open and what is planned. */
export const useLooksAgain = (): void => {
  const { lookAgain } = useRuntime();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain();
    };
    const timer = setInterval(look, lookEvery);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [lookAgain]);
};
