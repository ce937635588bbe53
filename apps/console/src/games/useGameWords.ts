import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import type { GameCategory } from '@marquee/reference';

/** A game of the catalogue as the list shows it. */
export type StaffGame = RouteValue<'getStaffGames'>['games'][number];

/** What kinds, marks and states of games are called. */
export const useGameWords = () => {
  const { t } = useLingui();
  const categories: Readonly<Record<GameCategory, string>> = {
    live: t`Live casino`,
    slots: t`Slots`,
    sports: t`Sports`,
    esports: t`E-sports`,
    lottery: t`Lottery`,
    fishing: t`Fishing`,
    cards: t`Cards`,
    mini: t`Mini games`,
    pvp: t`Player versus player`,
  };
  const labels: Readonly<Record<NonNullable<StaffGame['label']>, string>> = {
    new: t`New`,
    hot: t`Hot`,
    exclusive: t`Exclusive`,
  };
  const states: Readonly<Record<'offered' | 'withheld' | 'maintenance' | 'planned' | 'hot', string>> = {
    offered: t`Offered`,
    withheld: t`Not offered`,
    maintenance: t`Under maintenance`,
    planned: t`Maintenance planned`,
    hot: t`Among the hot games`,
  };
  return { categories, labels, states };
};
