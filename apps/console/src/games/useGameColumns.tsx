import { useLingui } from '@lingui/react/macro';
import { Badge, Inline } from '@marquee/ui';
import type { DataColumn } from '../table/DataColumn.ts';
import { type StaffGame, useGameWords } from './useGameWords.ts';
import { useWindowText } from './useWindowText.ts';

/** The columns of the catalogue. */
export const useGameColumns = (): DataColumn<StaffGame>[] => {
  const { t } = useLingui();
  const { categories, labels, states } = useGameWords();
  const windowText = useWindowText();
  const stateOf = ({ isOffered, isUnderMaintenance }: StaffGame) =>
    isOffered ? (isUnderMaintenance ? states.maintenance : states.offered) : states.withheld;
  const toneOf = ({ isOffered, isUnderMaintenance }: StaffGame) =>
    isOffered ? (isUnderMaintenance ? 'caution' : 'positive') : 'neutral';
  return [
    {
      id: 'title',
      header: t`Game`,
      cell: ({ title }) => title,
      note: ({ id }) => id,
      value: ({ title }) => title,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (game) => (
        <Inline gap="x1">
          <Badge tone={toneOf(game)}>{stateOf(game)}</Badge>
          {game.maintenance && !game.isUnderMaintenance && <Badge tone="info">{states.planned}</Badge>}
          {game.hotRank !== null && <Badge tone="accent">{labels.hot}</Badge>}
        </Inline>
      ),
      note: ({ maintenance }) => maintenance && windowText(maintenance),
      value: stateOf,
    },
    {
      id: 'maintenance',
      header: t`Maintenance`,
      hidden: true,
      cell: ({ maintenance }) => maintenance && windowText(maintenance),
      value: ({ maintenance }) => maintenance && windowText(maintenance),
    },
    {
      id: 'vendor',
      header: t`Vendor`,
      cell: ({ vendorName }) => vendorName,
      value: ({ vendorName }) => vendorName,
    },
    {
      id: 'category',
      header: t`Kind`,
      cell: ({ category }) => categories[category],
      value: ({ category }) => categories[category],
    },
    {
      id: 'label',
      header: t`Mark`,
      cell: ({ label }) => label && labels[label],
      value: ({ label }) => label && labels[label],
    },
    { id: 'place', header: t`Place`, align: 'end', cell: ({ place }) => place, value: ({ place }) => place },
  ];
};
