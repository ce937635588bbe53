import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

const scrollTo = (hash: string, key: string, isBack: boolean) => {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (isBack) window.scrollTo(0, positions.get(key) ?? 0);
  else if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
};

/** After a change of page: the place on it is found again or the top is shown, and its heading has the focus. */
export const usePageChange = (main: RefObject<HTMLElement | null>) => {
  const { key, pathname, search, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname, search, hash });
  useEffect(() => {
    // By what is shown, and not by an effect of each entry: that would begin after the first of its scrolling.
    const remember = () => positions.set(shown.current.key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname, search, hash };
    history.scrollRestoration = 'manual';
    const isSamePage = before.pathname === pathname;
    // The entry of a box over the page, or the way back from it: whoever reads on does so where they were.
    if (isSamePage && before.search === search && before.hash === hash) {
      positions.set(key, window.scrollY);
      return;
    }
    if (type === 'REPLACE' && isSamePage) return;
    scrollTo(hash, key, type === 'POP');
    if (isSamePage) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [hash, key, main, pathname, search, type]);
};
