import { selectorOf } from './selectorOf.ts';

/** Says by how much the page is wider than its window, and which element reaches furthest; empty where it fits. */
export const pageOverflow = (): string[] => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const ends = [...document.body.querySelectorAll('*')].map((element) => ({
    element,
    end: element.getBoundingClientRect().right + scrollX,
  }));
  const widest = ends.find(({ end }) => Math.ceil(end) >= scrollWidth);
  const where = widest ? ` at ${selectorOf(widest.element)}` : '';
  return [`the page is ${scrollWidth - clientWidth} px wider than its window${where}`];
};
