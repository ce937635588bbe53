import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';

/** What an article is about. */
export type Category = RouteValue<'getArticle'>['category'];

/** What categories of articles are called. */
export const useCategoryNames = (): Record<Category, string> => {
  const { t } = useLingui();
  return { news: t`News`, games: t`Games`, guides: t`Guides`, company: t`About us` };
};
