import { useLingui } from '@lingui/react/macro';
import { useNumber } from '@marquee/i18n';
import { Money } from '@marquee/ui';
import type { DataColumn } from '../table/DataColumn.ts';
import { moneyValue } from '../table/moneyValue.ts';
import { type CurrencyOverview, useFigureNames } from './useFigureNames.ts';

type Played = CurrencyOverview['games'][number];

/** Columns of what play brought, by what it is told. */
export const usePlayColumns = (
  currency: CurrencyOverview['currency'],
  header: string,
): readonly DataColumn<Played>[] => {
  const { t } = useLingui();
  const names = useFigureNames();
  const number = useNumber();
  const amount = (id: 'bets' | 'wins' | 'gross'): DataColumn<Played> => ({
    id,
    header: names[id],
    align: 'end',
    sortable: true,
    cell: (row) => <Money minor={row[id]} currency={currency} />,
    value: (row) => moneyValue(row[id], currency),
  });
  return [
    {
      id: 'name',
      header,
      sortable: true,
      cell: ({ name }) => name,
      note: ({ vendor }) => vendor,
      value: ({ name }) => name,
    },
    {
      id: 'count',
      header: t`Number of bets`,
      align: 'end',
      sortable: true,
      cell: ({ betCount }) => number(betCount),
      value: ({ betCount }) => betCount,
    },
    amount('bets'),
    amount('wins'),
    amount('gross'),
    {
      id: 'return',
      header: t`Paid back`,
      align: 'end',
      sortable: true,
      cell: ({ bets, wins }) =>
        bets > 0 ? number(wins / bets, { style: 'percent', maximumFractionDigits: 1 }) : '–',
      value: ({ bets, wins }) => (bets > 0 ? Math.round((wins / bets) * 10_000) / 100 : null),
    },
  ];
};
