import { useCallback, useRef } from 'react';

const FORGET_AFTER_MS = 600;

/** Collects letters typed in quick succession; a key that is no letter gives none. */
export const useTyping = (): ((key: string) => string | undefined) => {
  const typed = useRef({ text: '', at: 0 });
  return useCallback((key) => {
    if (key.length !== 1 || key === ' ') return undefined;
    const now = Date.now();
    const { text, at } = typed.current;
    typed.current = { text: now - at < FORGET_AFTER_MS ? text + key : key, at: now };
    return typed.current.text;
  }, []);
};
