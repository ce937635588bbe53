import { useLingui } from '@lingui/react/macro';
import { useDateTime, useMoney } from '@marquee/i18n';
import type { ProfitDay } from './ProfitDay.ts';
import * as styles from './TrendChart.css.ts';

/** Units of the drawing: a bar's room, and the whole height. */
const [step, height] = [10, 100];

/** The net result of each day as bars up and down; the table below says the same in figures. */
export const TrendChart = ({ days, currency }: { days: readonly ProfitDay[]; currency: string }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { dateTime } = useDateTime();
  const inOrder = days.toReversed();
  const nets = inOrder.map(({ net }) => net);
  const [top, bottom] = [Math.max(0, ...nets), Math.min(0, ...nets)];
  const scale = height / (top - bottom || 1);
  const zero = top * scale;
  const day = (index: number) =>
    dateTime(`${inOrder.at(index)?.date}T12:00:00Z`, { show: 'date', timeZone: 'UTC' });
  const [first, last] = [day(0), day(-1)];
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden>
          <span>{write(top, currency, { isCompact: true })}</span>
          <span>{write(bottom, currency, { isCompact: true })}</span>
        </div>
        <svg
          className={styles.chart}
          role="img"
          aria-label={t`Net result by day from ${first} to ${last}: between ${write(bottom, currency)} and ${write(top, currency)}`}
          viewBox={`0 0 ${nets.length * step} ${height}`}
          preserveAspectRatio="none"
        >
          {inOrder.map(({ date, net }, index) => (
            <rect
              key={date}
              className={net > 0 ? styles.gain : styles.loss}
              x={index * step + 1.5}
              y={net > 0 ? zero - net * scale : zero}
              width={step - 3}
              height={Math.abs(net) * scale}
            />
          ))}
          <line className={styles.zero} x1={0} x2={nets.length * step} y1={zero} y2={zero} />
        </svg>
        <div className={styles.ends} aria-hidden>
          <span>{first}</span>
          <span>{last}</span>
        </div>
      </div>
    </figure>
  );
};
