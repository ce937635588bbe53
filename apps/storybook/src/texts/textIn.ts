import { PSEUDO } from './languages.ts';
import { pseudoText } from './pseudoText.ts';
import { vietnamese } from './vietnamese.ts';

/**
 * A story's English text in a language. Numbers in it are kept: the catalog has `#` for each. What the catalog
 * does not hold (a name, an address, a word typed into the controls) stays as it is.
 */
export const textIn = (text: string, language: string): string => {
  if (text.startsWith('<')) return text.replaceAll(/(?<=>)[^<]+/g, (words) => textIn(words, language));
  const numbers = text.match(/\d+/g) ?? [];
  const exact = vietnamese[text];
  const found = exact ?? vietnamese[text.replaceAll(/\d+/g, '#')];
  if (found === undefined) return text;
  if (language === PSEUDO) return pseudoText(text);
  if (language !== 'vi') return text;
  return exact ?? numbers.reduce((said, number) => said.replace('#', number), found);
};
