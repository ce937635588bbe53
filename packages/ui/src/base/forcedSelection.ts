/** How what is selected shows where the reader's own colours replace those of the brand. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;
