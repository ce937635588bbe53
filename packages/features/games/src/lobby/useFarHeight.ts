import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** How far from what is seen something may be before it counts as far: more than a quick swipe of a phone, so that a search within the page finds what is around. */
const margin = '3000px 0px';

/** Heights that pages of lists had when they were left, by what names them, and the width of the window then. */
const left = new Map<string, { height: number; width: number }>();

type Far = { isFar: boolean; height: number | undefined };

/**
 * Whether an element has gone far from what is seen, and the height that it had then or when it was left, so that its
 * place can be held without its content. Never far while it has the focus, or where the browser cannot tell.
 */
export const useFarHeight = (ref: RefObject<HTMLElement | null>, name: string): Far => {
  const [far, setFar] = useState<Far>(() => {
    const before = left.get(name);
    return { isFar: false, height: before && before.width === window.innerWidth ? before.height : undefined };
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (element) left.set(name, { height: element.offsetHeight, width: window.innerWidth });
    };
  }, [name, ref]);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isFar = !entry.isIntersecting && !element.contains(document.activeElement);
        setFar((before) => {
          if (before.isFar === isFar) return before;
          return { isFar, height: isFar ? entry.boundingClientRect.height : before.height };
        });
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return far;
};
