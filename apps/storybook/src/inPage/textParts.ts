/** A text on the page: the element that it stands in, where, and how much of that its ancestors let through. */
export type TextPart = { element: Element; text: string; box: DOMRect; seen: DOMRect };

const isHidden = (element: Element): boolean => {
  if (element.closest('[inert], [hidden], [aria-hidden="true"], option, script, style, svg')) return true;
  return !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
};

/** A box of a pixel is how words for screen readers alone are kept off the page. */
const isForReaders = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { width, height } = at.getBoundingClientRect();
    if (width <= 1 && height <= 1 && getComputedStyle(at).overflow !== 'visible') return true;
  }
  return false;
};

const seenOf = (element: Element, box: DOMRect): DOMRect => {
  let { left, top, right, bottom } = box;
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};

/** Every text that a reader sees on the page, a part for each text node. */
export const textParts = (): TextPart[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const parts: TextPart[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element || isHidden(element) || isForReaders(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) parts.push({ element, text, box, seen: seenOf(element, box) });
  }
  return parts;
};
