import type { Brand } from '@marquee/brand';

/**
 * The address of a page that names the brand's own language, without it: that language stands at the root. Null for
 * every other address. What is left is a path of this site, however many slashes it began with.
 */
export const shorterAddress = (
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
  url: string,
): string | null => {
  const prefix = `/${defaultLanguage}`;
  if (!url.startsWith(prefix) || !/^(?:[/?]|$)/.test(url.slice(prefix.length))) return null;
  return `/${url.slice(prefix.length).replace(/^[/\\]+/, '')}`;
};
