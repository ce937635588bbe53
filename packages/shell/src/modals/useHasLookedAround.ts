import { startTransition, useEffect, useState } from 'react';

/** How long a page that nobody moves is read. Milliseconds. */
const patience = 15_000;

/** True once the reader has moved a page, or has had time to read what it shows. */
export const useHasLookedAround = (): boolean => {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    const look = () => startTransition(() => setHasLooked(true));
    // It may have been moved before its code was there.
    if (scrollY > 0) return look();
    const timer = setTimeout(look, patience);
    addEventListener('scroll', look, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', look);
    };
  }, []);
  return hasLooked;
};
