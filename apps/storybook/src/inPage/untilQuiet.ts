/** Milliseconds without a change after which a page counts as drawn. */
const quiet = 120;
const patience = 4_000;

const isLoaded = (image: HTMLImageElement) => image.complete || image.loading === 'lazy';

/** Resolves once a part of the page has stopped changing, its fonts are there and its pictures in sight are loaded. */
export const untilQuiet = async (part: HTMLElement): Promise<void> => {
  const start = performance.now();
  let last = start;
  const observer = new MutationObserver(() => (last = performance.now()));
  observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  const isDone = () => {
    const now = performance.now();
    if (now - start > patience) return true;
    return now - last > quiet && [...part.querySelectorAll('img')].every(isLoaded);
  };
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 30));
  observer.disconnect();
  await document.fonts.ready;
};
