export { CONTRAST_PAIRS, type ContrastPair } from './contrastPairs.ts';
export { contrastProblems } from './contrastProblems.ts';
export { contrastRatio } from './contrastRatio.ts';
export { derivePalette } from './derivePalette.ts';
export { fontCss } from './fontCss.ts';
export type { Palette, Scheme } from './Palette.ts';
export { themeCss } from './themeCss.ts';
export { themeVars } from './themeVars.ts';
