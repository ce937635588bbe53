import { useEffect, useState, type RefObject } from 'react';

/** Whether what an element holds is higher than it, so that it scrolls and has to be reached by the keyboard. */
export const useOverflows = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
};
