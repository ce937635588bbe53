import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long enough not to open under a pointer that only passes, short enough not to be waited for. Milliseconds. */
const openAfter = 120;
const closeAfter = 180;

/**
 * Opens a panel under a resting mouse and by the arrow down; closes it when mouse and focus have left, by Esc, or when
 * the page has changed. Focus alone does not open it, so that the keyboard passes the navigation in as many steps as it
 * has entries. Fingers do not open it either: they go by the link.
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
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const { key, currentTarget } = event;
        if (key === 'Escape' && isOpen) {
          close();
          // What had the focus goes with the panel.
          currentTarget.querySelector('a')?.focus();
        }
        if (key === 'ArrowDown' && !isOpen) {
          event.preventDefault();
          change(true);
        }
      },
    },
  };
};
