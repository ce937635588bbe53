import { selectorOf } from './selectorOf.ts';
import type { TextPart } from './textParts.ts';

/** Lines with tall marks may touch; only a real overlap counts. Pixels. */
const slack = 4;

const isOpaque = (element: Element) => {
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== 'none' || !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
};

/** Whether both texts are seen at a point: nothing that lies over the lower one hides it. */
const areBothSeen = (one: Element, other: Element, x: number, y: number): boolean => {
  const stack = document.elementsFromPoint(x, y);
  const places = [one, other].map((element) => stack.indexOf(element));
  if (places.includes(-1)) return false;
  const above = stack.slice(0, Math.max(...places));
  return !above.some((element) => !element.contains(stack[Math.max(...places)]!) && isOpaque(element));
};

const overlap = (one: DOMRect, other: DOMRect) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  x: (Math.min(one.right, other.right) + Math.max(one.left, other.left)) / 2,
  y: (Math.min(one.bottom, other.bottom) + Math.max(one.top, other.top)) / 2,
});

const problemOf = (one: TextPart, other: TextPart): string | undefined => {
  // Parts of one paragraph share its lines.
  if (one.element.contains(other.element) || other.element.contains(one.element)) return undefined;
  if (one.element.closest('p, a, button, label, li') === other.element.closest('p, a, button, label, li')) {
    if (one.element.closest('p')) return undefined;
  }
  const { width, height, x, y } = overlap(one.seen, other.seen);
  if (width <= slack || height <= slack || !areBothSeen(one.element, other.element, x, y)) return undefined;
  return `“${one.text}” and “${other.text}” overlap by ${Math.round(width)} × ${Math.round(height)} px at ${selectorOf(one.element)}`;
};

/** The texts that lie on one another, each pair with where it stands. */
export const overlappingTexts = (parts: readonly TextPart[]): string[] => {
  const byTop = parts.toSorted((one, other) => one.seen.top - other.seen.top);
  const problems: string[] = [];
  for (const [index, one] of byTop.entries()) {
    for (const other of byTop.slice(index + 1)) {
      if (other.seen.top > one.seen.bottom) break;
      const problem = problemOf(one, other);
      if (problem) problems.push(problem);
    }
  }
  return problems;
};
