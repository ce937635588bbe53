import { fontCss, themeCss } from '@marquee/brand/theme';
import type { ShownBrand } from 'virtual:brands';

const style = document.head.appendChild(document.createElement('style'));

/** Dresses the page in a brand by the same text of styles that its sites get. */
export const themeSheet = ({ tokens, fonts, defaultScheme }: ShownBrand): void => {
  const fontFaces = fontCss(tokens, { urlOf: (file) => fonts[file] ?? '' });
  style.textContent = fontFaces + themeCss(tokens, { scheme: defaultScheme });
};
