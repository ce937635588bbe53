import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Finder } from './Finder.tsx';

const FinderContext = createContext<() => void>(() => undefined);

/** Opens the search by Ctrl-K or ⌘K from anywhere below. */
export const FinderProvider = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <FinderContext value={() => setOpen(true)}>
      {children}
      {isOpen && <Finder onClose={() => setOpen(false)} />}
    </FinderContext>
  );
};

/** Opens the search. */
export const useFinder = (): (() => void) => useContext(FinderContext);
