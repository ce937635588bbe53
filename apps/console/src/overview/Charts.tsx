import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney, useNumber } from '@marquee/i18n';
import { Card, Grid } from '@marquee/ui';
import { Chart } from '../chart/Chart.tsx';
import { type Amount, type CurrencyOverview, type OverviewValue, useFigureNames } from './useFigureNames.ts';

type Props = { of: CurrencyOverview; members?: OverviewValue['members'] | undefined };

/** How the figures went from day to day. */
export const Charts = ({ of: { days, currency }, members }: Props) => {
  const { t } = useLingui();
  const names = useFigureNames();
  const money = useMoney();
  const number = useNumber();
  const { dateTime } = useDateTime();
  const axis = {
    categoryLabel: t`Day`,
    categories: days.map(({ day }) => dateTime(day, { show: 'date', timeZone: 'UTC' })),
  };
  const amounts = {
    ...axis,
    formatValue: (value: number) => money(Math.round(value), currency),
    formatTick: (value: number) => money(Math.round(value), currency, { isCompact: true }),
  };
  const counts = {
    ...axis,
    formatValue: (value: number) => number(value),
    formatTick: (value: number) => number(value),
  };
  const series = (ids: readonly Amount[]) =>
    ids.map((id) => ({ id, label: names[id], values: days.map((day) => day[id]) }));
  return (
    <Grid min="xl" gap="x4">
      <Card padding="m">
        <Chart
          kind="bar"
          label={t`Paid in and out`}
          series={series(['deposits', 'withdrawals'])}
          {...amounts}
        />
      </Card>
      <Card padding="m">
        <Chart kind="line" label={t`Revenue`} series={series(['gross', 'net'])} {...amounts} />
      </Card>
      <Card padding="m">
        <Chart kind="bar" label={t`Play`} series={series(['bets', 'wins'])} {...amounts} />
      </Card>
      {members && (
        <Card padding="m">
          <Chart
            kind="line"
            label={t`Members`}
            series={[
              { id: 'active', label: t`Active`, values: members.days.map(({ active }) => active) },
              { id: 'new', label: t`New`, values: members.days.map((day) => day.new) },
            ]}
            {...counts}
          />
        </Card>
      )}
    </Grid>
  );
};
