import { useLingui } from '@lingui/react/macro';
import { getLotteryMenus } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer } from '../catalogue/keptAnswer.ts';
import { splitMenus } from './splitMenus.ts';
import { weekdayNames } from './weekdayNames.ts';

/** The groups of the lottery dropdown in the reader's language; kept in session storage (`lottMenuGames`). */
export const useLotteryMenus = () => {
  const { i18n } = useLingui();
  const { query } = useApi();
  const { language, hasFeature } = useSite();
  const answer = useQuery(query(getLotteryMenus, { query: {} }));
  const { data, dataUpdatedAt } = answer;
  useEffect(() => {
    if (data && dataUpdatedAt > 0) keepAnswer('lottMenuGames', language, data.menus, dataUpdatedAt);
  }, [data, dataUpdatedAt, language]);
  const menus = data && {
    ...splitMenus(
      data.menus,
      weekdayNames.map((name) => i18n._(name)),
    ),
    special: hasFeature('special-entry') ? data.special : null,
  };
  return { answer, menus };
};
