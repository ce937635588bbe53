import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** The element that the whole page is in. */
export type Screen = {
  /** Shows this in place of whatever stands there. */
  show: (page: ReactNode) => void;
  /** Takes over the markup that stands there, which this would render as well. */
  takeOver: (page: ReactNode) => void;
  /** The markup of the page's HTML still stands there. */
  isWritten: () => boolean;
  /** Takes away what is shown and stops everything that it does. */
  clear: () => void;
};

/** Opens the element that the page is rendered into. */
export const createScreen = (root: HTMLElement): Screen => {
  let shown: Root | undefined;
  return {
    show: (page) => {
      shown ??= createRoot(root);
      shown.render(page);
    },
    // In a transition, so that taking over a long page does not hold up the reader's first touch.
    takeOver: (page) => startTransition(() => void (shown = hydrateRoot(root, page))),
    isWritten: () => shown === undefined && root.firstElementChild !== null,
    clear: () => shown?.unmount(),
  };
};
