import { style } from '@vanilla-extract/css';

const dark = '(prefers-color-scheme: dark)';

/** Shown while the page is dark. */
export const inDark = style({
  display: 'none',
  selectors: { 'html[data-scheme="dark"] &': { display: 'block' } },
  '@media': { [dark]: { selectors: { 'html:not([data-scheme]) &': { display: 'block' } } } },
});

/** Shown while the page is light. */
export const inLight = style({
  selectors: { 'html[data-scheme="dark"] &': { display: 'none' } },
  '@media': { [dark]: { selectors: { 'html:not([data-scheme]) &': { display: 'none' } } } },
});
