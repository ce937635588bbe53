import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { startCounting } from './startCounting.ts';

/** Counts each page that is opened, for as long as it stands. */
export const Counting = ({ id }: { id: string }) => {
  const { pathname } = useLocation();
  const counter = useRef<ReturnType<typeof startCounting>>(undefined);
  useEffect(() => {
    const counting = startCounting(id);
    counter.current = counting;
    return counting.stop;
  }, [id]);
  useEffect(() => {
    // The page says its title in the same commit.
    const timer = setTimeout(() => counter.current?.countPage(pathname));
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
};
