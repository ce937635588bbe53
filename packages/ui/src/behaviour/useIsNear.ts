import { type RefObject, useEffect, useState } from 'react';

/** How far beyond what is seen counts as near: a quarter of a phone's screen, which a scroll takes longer for than a picture. */
const MARGIN = '200px';

/**
 * Whether an element has come near to what is seen; it stays so. False while a page is written and in the first render; true
 * soon after it where the browser cannot tell. `isKnown` says that there is nothing to wait for.
 */
export const useIsNear = (ref: RefObject<Element | null>, isKnown = false): boolean => {
  const [isNear, setNear] = useState(isKnown);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(() => setNear(true));
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
};
