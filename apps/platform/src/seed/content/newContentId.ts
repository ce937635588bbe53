import { randomBytes } from 'node:crypto';
import { foldText, type Merchant } from '#kernel';
import type { ContentValue } from '#sites';

/** Letters of an id that come from what the piece is called. */
const longest = 48;

/** An id for a new piece that says what it is about, for people read it in lists, in the trail and, of an article, in its address. */
export const newContentId = ({ brand }: Merchant, { title, text }: ContentValue): string => {
  const name = title?.[brand.defaultLanguage] ?? text?.[brand.defaultLanguage] ?? '';
  const words = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'text'}-${randomBytes(3).toString('hex')}`;
};
