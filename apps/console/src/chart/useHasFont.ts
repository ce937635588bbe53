import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether an element's font is there for the letters of a text: what is measured before with another font would stay as
 * it was measured. True as well where the font cannot be loaded.
 */
export const useHasFont = (element: RefObject<HTMLElement | null>, text: string): boolean => {
  const [hasFont, setHasFont] = useState(false);
  useLayoutEffect(() => {
    let isGone = false;
    const tell = () => {
      if (!isGone) setHasFont(true);
    };
    const { fonts } = document as Partial<Document>;
    if (!element.current || !fonts) {
      tell();
      return undefined;
    }
    // The shorthand is empty where a longhand does not fit into it, as that for tabular figures.
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element.current);
    // The first alone: one that a machine lacks, further down, would end the waiting for all.
    const font = `${fontWeight} ${fontSize} ${fontFamily.split(',')[0]}`;
    if (fonts.check(font, text)) tell();
    else void fonts.load(font, text).then(tell, tell);
    return () => {
      isGone = true;
    };
  }, [element, text]);
  return hasFont;
};
