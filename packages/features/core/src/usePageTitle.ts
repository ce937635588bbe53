import { createContext, useContext, useEffect } from 'react';

/** Tells the shell the title of the page that is shown. Filled by the shell. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Names the document after what the page shows, such as a game; the route's own title stands until then. */
export const usePageTitle = (title: string | undefined) => {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
};
