import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Asked for so early that nobody waits for it. */
const margin = '0px 0px 1200px 0px';

/** Calls when an element comes near to what is seen, as long as it is wanted. Never where the browser cannot tell. */
export const useNearEnd = (ref: RefObject<Element | null>, isWanted: boolean, onNear: () => void): void => {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const element = ref.current;
    if (!isWanted || !element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isWanted]);
};
