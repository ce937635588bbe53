import type { Page } from 'playwright';

/** Says that this browser has shown the announcement of the day, which would stand over the home page. */
export const keepPopupAway = (page: Page) =>
  page.addInitScript(() => {
    // A vendor's frame has its own storage or none, and an empty page none.
    if (window === window.top && origin !== 'null') localStorage.setItem('seenPopup', 'play-within-bounds');
  });
