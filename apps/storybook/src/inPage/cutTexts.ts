import { selectorOf } from './selectorOf.ts';
import type { TextPart } from './textParts.ts';

/** What rounding may take from a line; glyphs reach a little out of their boxes. Pixels. */
const slack = 1.5;

/** Truncation that a style asks for by name is meant. */
const isMeant = ({ textOverflow, webkitLineClamp, overflowX }: CSSStyleDeclaration) =>
  (textOverflow !== 'clip' && overflowX !== 'visible') ||
  (webkitLineClamp !== 'none' && webkitLineClamp !== '');

const clipsX = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';
const clipsY = ({ overflowY }: CSSStyleDeclaration) => overflowY === 'hidden' || overflowY === 'clip';
const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
  [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');

/** Pixels of a text that an ancestor cuts off while the rest of it shows; 0 where it is whole or not seen at all. */
const cutBy = ({ box }: TextPart, ancestor: Element, style: CSSStyleDeclaration): number => {
  const edge = ancestor.getBoundingClientRect();
  const isApart =
    box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom;
  if (isApart) return 0;
  const beside = clipsX(style) ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
  const above = clipsY(style) ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
  return Math.max(beside, above, 0);
};

const problemOf = (part: TextPart): string | undefined => {
  for (let at: Element | null = part.element; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    // What can be scrolled to is not lost, and what is truncated on purpose has its dots.
    if (scrolls(style) || isMeant(style)) return undefined;
    const cut = clipsX(style) || clipsY(style) ? cutBy(part, at, style) : 0;
    if (cut > slack) return `“${part.text}” is cut by ${Math.round(cut)} px at ${selectorOf(at)}`;
    // A box lies above the page: nothing around it cuts it.
    if (at.matches(':modal')) break;
  }
  const { clientWidth } = document.documentElement;
  const isFixed = part.box.right <= 0 || part.box.left >= clientWidth;
  if (isFixed || part.box.right <= clientWidth + slack) return undefined;
  return `“${part.text}” leaves the page by ${Math.round(part.box.right - clientWidth)} px at ${selectorOf(part.element)}`;
};

/** The texts of which a part cannot be seen, each with where it stands. */
export const cutTexts = (parts: readonly TextPart[]): string[] =>
  parts.flatMap((part) => problemOf(part) ?? []);
