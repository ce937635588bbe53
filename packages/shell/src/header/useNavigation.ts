import { useLingui } from '@lingui/react/macro';
import { getMenuSettings } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEntries } from '../site/useEntries.ts';
import { useHasPage } from '../site/useHasPage.ts';

/** What an entry of the navigation shows beside its link. */
export type NavigationPanel = 'games' | 'lottery' | 'special';

/** An entry of the navigation. */
export type NavigationEntry = {
  id: string;
  label: string;
  href: string;
  /** The category of games behind it. */
  category: string | null;
  panel: NavigationPanel | null;
};

const plain = (id: string, label: string, href: string): NavigationEntry => ({
  id,
  label,
  href,
  category: null,
  panel: null,
});

/** The entries of the navigation: the merchant's menu, the brand's special entry, promotions, then what features add. */
export const useNavigation = (): NavigationEntry[] => {
  const { t } = useLingui();
  const { query } = useApi();
  const { brand, language, hasFeature } = useSite();
  const hasPage = useHasPage();
  const menu = useQuery(query(getMenuSettings, {}));
  const panelOf = (category: string | null): NavigationPanel | null =>
    category === 'lottery' && hasFeature('lottery-menu') ? 'lottery' : category ? 'games' : null;
  const entries: NavigationEntry[] = (menu.data ?? []).map(({ id, labelName, category, path }) => ({
    id,
    label: labelName,
    href: path,
    category,
    panel: panelOf(category),
  }));
  const lottery = entries.find(({ category }) => category === 'lottery');
  const special = brand.specialEntry?.label[language];
  if (special && lottery && hasFeature('special-entry'))
    entries.splice(entries.indexOf(lottery) + 1, 0, {
      ...lottery,
      id: 'special',
      label: special,
      panel: 'special',
    });
  const own = useEntries('navigation').map(({ key, label, href }) => plain(key, label, href));
  const ends = [
    ...(hasFeature('promotions-shelf') ? [plain('promotions', t`Promotions`, '/promotions')] : []),
    ...own,
    plain('affiliate', t`Affiliates`, '/feedback?type=affiliate'),
  ];
  return [...entries, ...ends].filter(({ href }) => hasPage(href));
};
