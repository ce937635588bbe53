import type { RouteValue } from '@marquee/contract/route';
import { getHelpCenter } from '@marquee/contract/routes';
import type { Language } from '@marquee/reference';
import { helpTopicsKey, titlesOf } from '../footer/helpTopicsKey.ts';
import type { WrittenAnswers } from './PageState.ts';

/**
 * The answers that travel with a page. The help centre's texts stay behind except on its own page: the footer
 * needs only their titles.
 */
export const writtenQueries = (
  queries: WrittenAnswers,
  language: Language,
  pageFeature: string | undefined,
): WrittenAnswers =>
  queries.map(([key, data]) =>
    key[0] === getHelpCenter.id && pageFeature !== 'help'
      ? [helpTopicsKey(language), titlesOf(data as RouteValue<'getHelpCenter'>)]
      : [key, data],
  );
