import type { PageBrand } from '@marquee/brand';
import { pseudoText } from '../texts/pseudoText.ts';

const marked = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudoText(String(text))])) as Texts;

/** A brand whose own texts are in the pseudo-language. */
export const pseudoBrand = (brand: PageBrand): PageBrand => ({
  ...brand,
  texts: Object.fromEntries(
    Object.entries(brand.texts).map(([language, texts]) => [language, texts && marked(texts)]),
  ),
  ...(brand.specialEntry && {
    specialEntry: { ...brand.specialEntry, label: marked(brand.specialEntry.label) },
  }),
});
