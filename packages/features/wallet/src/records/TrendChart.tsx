import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney } from '@marquee/i18n';
import { BarChart } from '@marquee/ui';
import type { ProfitDay } from './ProfitDay.ts';

/** The net result of each day as bars up and down; the table below says the same in figures. */
export const TrendChart = ({ days, currency }: { days: readonly ProfitDay[]; currency: string }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { dateTime } = useDateTime();
  const inOrder = days.toReversed();
  const nets = inOrder.map(({ net }) => net);
  const names = inOrder.map(({ date }) => dateTime(`${date}T12:00:00Z`, { show: 'date', timeZone: 'UTC' }));
  const [top, bottom] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const [first = '', last = ''] = [names[0], names.at(-1)];
  return (
    <BarChart
      label={t`Net result`}
      summary={t`Net result by day from ${first} to ${last}: between ${write(bottom, currency)} and ${write(top, currency)}`}
      categories={names}
      categoryLabel={t`Day`}
      series={[{ id: 'net', label: t`Net result`, values: nets, tone: 'positive', lowTone: 'neutral' }]}
      formatValue={(value) => write(value, currency)}
      formatTick={(value) => write(value, currency, { isCompact: true })}
    />
  );
};
