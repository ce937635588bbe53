import { useLingui } from '@lingui/react/macro';
import { useDateTime, useNumber } from '@marquee/i18n';
import { Money } from '@marquee/ui';
import type { DataColumn } from '../table/DataColumn.ts';
import { moneyValue } from '../table/moneyValue.ts';
import { type Amount, type CurrencyOverview, type OverviewValue, useFigureNames } from './useFigureNames.ts';

type Day = CurrencyOverview['days'][number];

/** Columns of the figures of each day. */
export const useDayColumns = (
  currency: CurrencyOverview['currency'],
  members: OverviewValue['members'],
): readonly DataColumn<Day>[] => {
  const { t } = useLingui();
  const names = useFigureNames();
  const number = useNumber();
  const { dateTime } = useDateTime();
  const amount = (id: Amount, hidden = false): DataColumn<Day> => ({
    id,
    header: names[id],
    align: 'end',
    sortable: true,
    hidden,
    cell: (row) => <Money minor={row[id]} currency={currency} />,
    value: (row) => moneyValue(row[id], currency),
  });
  const people = (id: 'active' | 'new', header: string): DataColumn<Day> => {
    const of = ({ day }: Day) => members.days.find((each) => each.day === day)?.[id] ?? 0;
    return { id, header, align: 'end', sortable: true, cell: (row) => number(of(row)), value: of };
  };
  return [
    {
      id: 'day',
      header: t`Day`,
      oneLine: true,
      sortable: true,
      cell: ({ day }) => dateTime(day, { show: 'date', timeZone: 'UTC' }),
      value: ({ day }) => day,
    },
    amount('deposits'),
    amount('withdrawals'),
    amount('bets'),
    amount('wins'),
    amount('gross'),
    amount('bonusCost'),
    amount('net'),
    people('active', t`Active members`),
    people('new', t`New members`),
    amount('fees', true),
    amount('losses', true),
    amount('corrections', true),
  ];
};
