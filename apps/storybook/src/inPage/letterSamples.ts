const marked = 'data-letter-sample';

const isSilent = (element: Element) => element.closest('script, style, noscript, title, template') !== null;

/**
 * Marks elements that together show every letter of the page in every font that a style asks for, and gives the
 * selector by which they are found: what draws those letters draws the others.
 */
export const letterSamples = (): string => {
  for (const element of document.querySelectorAll(`[${marked}]`)) element.removeAttribute(marked);
  const seen = new Map<string, Set<string>>();
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element || isSilent(element) || !element.checkVisibility()) continue;
    const { fontFamily, fontStyle, fontWeight, textTransform } = getComputedStyle(element);
    const font = [fontFamily, fontStyle, fontWeight, textTransform].join(' ');
    const letters = seen.get(font) ?? new Set();
    const before = letters.size;
    for (const letter of text) letters.add(letter);
    if (letters.size > before) element.setAttribute(marked, '');
    seen.set(font, letters);
  }
  return `[${marked}]`;
};
