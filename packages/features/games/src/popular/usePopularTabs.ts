import { useLingui } from '@lingui/react/macro';
import { getMenuSettings } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { isGameCategory } from '@marquee/reference';
import type { Category } from '../catalogue/Game.ts';

/** What a tab of the popular games shows: the most played of all kinds, or one kind. */
export type PopularTab = 'popular' | Category;

/** The tabs of the popular games: all kinds, then the kinds of the navigation, whose answer is there already. */
export const usePopularTabs = (): { id: PopularTab; label: string }[] => {
  const { t } = useLingui();
  const { query } = useApi();
  const menu = useQuery(query(getMenuSettings, {}));
  const kinds = (menu.data ?? []).flatMap(({ category, labelName }) =>
    isGameCategory(category) ? [{ id: category, label: labelName }] : [],
  );
  return [{ id: 'popular', label: t`Most played` }, ...kinds];
};
