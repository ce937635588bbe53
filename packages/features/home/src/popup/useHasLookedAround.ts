import { useEffect, useState } from 'react';

/** How long a page that nobody moves is read. Milliseconds. */
const patience = 15_000;

/** True once the reader has moved the page, or has had time to read what it shows. */
export const useHasLookedAround = (): boolean => {
  const [hasLooked, setHasLooked] = useState(() => scrollY > 0);
  useEffect(() => {
    const look = () => setHasLooked(true);
    const timer = setTimeout(look, patience);
    addEventListener('scroll', look, { once: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', look);
    };
  }, []);
  return hasLooked;
};
