/** Notes how far the page is scrolled; what it answers scrolls there again, once the page is long enough for it. */
export const keepScroll = (): (() => void) => {
  const { scrollX, scrollY, innerHeight } = window;
  const { minHeight } = document.body.style;
  // Held open meanwhile, or the browser would go to the top of an empty page.
  document.body.style.minHeight = `${scrollY + innerHeight}px`;
  return () => {
    requestAnimationFrame(() => {
      document.body.style.minHeight = minHeight;
      scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    });
  };
};
