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
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ key, pathname });
  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const { key: previous, pathname: from } = shown.current;
    if (previous === key) return;
    shown.current = { key, pathname };
    history.scrollRestoration = 'manual';
    if (type === 'REPLACE' && from === pathname) return;
    scrollTo(hash, key, type === 'POP');
    if (from === pathname) return;
    const heading = main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [hash, key, main, pathname, type]);
};
