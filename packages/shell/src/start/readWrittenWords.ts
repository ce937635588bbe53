/** What does nothing without the code of its page. */
const controls = 'button, input, select, textarea, dialog, script, [aria-busy]';

/** What the HTML of a page tells, without its controls: for whoever gets no more of it. Empty where it tells nothing. */
export const readWrittenWords = (root: HTMLElement): string => {
  const main = root.querySelector('main')?.cloneNode(true);
  if (!(main instanceof HTMLElement)) return '';
  for (const control of main.querySelectorAll(controls)) control.remove();
  return main.textContent?.trim() ? main.innerHTML : '';
};
