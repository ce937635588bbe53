import { PurgeCSS } from 'purgecss';

/**
 * The rules of a style sheet that a page's markup needs, in any state that its elements can be in. Attributes count
 * as given, because scripts and browsers set them. Custom properties stay when a rule that stays or the markup itself
 * reads them.
 */
export const usedCss = async (css: string, markup: string): Promise<string> => {
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${markup}`, extension: 'html' }],
    css: [{ raw: css }],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    // Their names are written by the style sheets themselves.
    keyframes: false,
    variables: true,
    fontFace: false,
    safelist: { variables: [...markup.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name) },
  });
  if (!used) throw new Error('No style sheet came back.');
  return used.css;
};
