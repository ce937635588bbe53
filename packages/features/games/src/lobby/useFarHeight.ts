import { type RefObject, startTransition, useEffect, useState } from 'react';

/** How far from what is seen something may be before it counts as far: more than a quick swipe of a phone, so that a search within the page finds what is around. */
const margin = '3000px 0px';

/**
 * The height of an element that has gone far from what is seen, so that its place can be held without its content;
 * undefined while it is near, has the focus, or where the browser cannot tell.
 */
export const useFarHeight = (ref: RefObject<HTMLElement | null>): number | undefined => {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const far = entry.isIntersecting || element.contains(document.activeElement) ? undefined : entry;
        // What comes near may take some frames: it is not seen yet.
        startTransition(() => setHeight(far?.boundingClientRect.height));
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
};
