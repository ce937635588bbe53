import { fontCss, themeCss } from '@marquee/brand/theme';
import { tokens } from '@marquee/console/gallery';
import { brands } from 'virtual:brands';
import { referenceBrands } from '../../snapshots/referenceBrands.ts';

const lender = brands.find(({ id }) => id === referenceBrands[0].id) ?? brands[0];
const { body, display } = lender.tokens.type;
const lettered = { ...tokens, type: { ...tokens.type, body, display } };
const css =
  fontCss(lettered, { urlOf: (file) => lender.fonts[file] ?? '' }) + themeCss(lettered, { scheme: 'auto' });

/**
 * Dresses the page as the console is, over the toolbar's brand. Its letters are a brand's: the console's own are those
 * of each machine, so that pictures would differ from one to the next.
 */
export const ConsoleTheme = () => <style>{css}</style>;
