import { Type } from 'typebox';
import { articleCategories } from '../contentKinds.ts';
import { component } from './component.ts';
import { Picture } from './messages.ts';
import { Html, Instant } from './scalars.ts';

/** What an article is about. */
export const ArticleCategoryName = Type.Enum([...articleCategories]);

const line = {
  id: Type.String({ description: 'Stands in its address.' }),
  category: ArticleCategoryName,
  title: Type.String(),
  text: Type.String({ description: 'What it is about in a sentence or two.' }),
  picture: Picture,
  publishedAt: Instant,
};

/** An article as a list shows it, in the reader's language. */
export const ArticleLine = component('ArticleLine', line);

/** An article in full, with others to read on. */
export const Article = component('Article', {
  ...line,
  html: Html,
  changedAt: Type.String({ format: 'date-time', description: 'When its words last changed.' }),
  others: Type.Array(ArticleLine, { description: 'The latest beside it, those of its category first.' }),
});
