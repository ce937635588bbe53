import type { RouteValue } from '@marquee/contract/route';
import { getHelpCenter } from '@marquee/contract/routes';
import type { Language } from '@marquee/brand';
import { helpTopicsKey, titlesOf } from '../footer/helpTopicsKey.ts';
import type { PageState } from './PageState.ts';

/**
 * The answers that travel in a page's HTML. The help centre's texts stay behind except on its own page: the footer
 * needs only their titles.
 */
export const writtenQueries = (
  queries: PageState['queries'],
  language: Language,
  pageFeature: string | undefined,
): PageState['queries'] =>
  queries.map(([key, data]) =>
    key[0] === getHelpCenter.id && pageFeature !== 'help'
      ? [helpTopicsKey(language), titlesOf(data as RouteValue<'getHelpCenter'>)]
      : [key, data],
  );
