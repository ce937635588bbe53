import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough not to open under a pointer that only passes, short enough not to be waited for. Milliseconds. */
const openAfter = 120;
const closeAfter = 180;

/**
 * Opens a panel under a resting mouse and with the keyboard's focus; closes it when both have left, by Esc, or when the page
 * has changed.
 * Fingers do not open it: they go by the link.
 */
export const useHoverPanel = (isOffered: boolean, page: string) => {
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === page;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (to: boolean, after = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenOn(to ? page : undefined), after);
  };
  const close = () => change(false);
  if (!isOffered) return { isOpen: false, close, handlers: {} };
  return {
    isOpen,
    close,
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change(true, openAfter);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') change(false, closeAfter);
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) change(true);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') close();
      },
    },
  };
};
