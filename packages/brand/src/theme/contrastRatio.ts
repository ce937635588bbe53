import { wcagContrast } from 'culori';

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** Least ratio for text (WCAG 2.2, 1.4.3 AA). */
export const TEXT_CONTRAST = 4.5;

/** Least ratio for control outlines, focus rings and icons (WCAG 2.2, 1.4.11). */
export const NON_TEXT_CONTRAST = 3;
