import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Lets the router follow the links of a text from the platform, which name pages as `/feedback`: the page is not
 * loaded anew, and it stays in the reader's language. The site's own links, which carry the language already, must not
 * stand within.
 */
export const useInnerLinks = (text: RefObject<HTMLElement | null>) => {
  const navigate = useNavigate();
  useEffect(() => {
    const element = text.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || !href || !/^\/(?!\/)/.test(href)) return;
      event.preventDefault();
      void navigate(href);
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, text]);
};
