import { Inline, Text } from '@marquee/ui';
import * as styles from './Chart.css.ts';
import type { ChartSeries } from './ChartSeries.ts';

type Props = {
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  /** As the chart hands them on. */
  active?: boolean;
  label?: string | number | undefined;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
};

/** The values at the category that the pointer or the arrows are at. */
export const ChartTip = ({ series, formatValue, active, label, payload = [] }: Props) =>
  active && (
    <div className={styles.tip}>
      <Text size="s" isStrong>
        {String(label)}
      </Text>
      {series.map(({ id, label: name }) => (
        <Inline key={id} justify="between" canWrap={false}>
          <span>{name}</span>
          <span>{formatValue(Number(payload.find(({ dataKey }) => dataKey === id)?.value ?? 0))}</span>
        </Inline>
      ))}
    </div>
  );
