import type { PointerEventHandler, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import {
  caption,
  category,
  chart,
  entry,
  figure,
  frame,
  gridLine,
  key,
  layer,
  legend,
  plot,
  tick as tickStyle,
  ticks as ticksStyle,
  title,
  zeroLine,
} from './Chart.css.ts';
import { seriesTones, type ChartProps } from './ChartData.ts';
import { ChartTable } from './ChartTable.tsx';

interface ChartFrameProps extends ChartProps {
  ticks: readonly number[];
  /** Place of a value from the top, in percent. */
  placeOf: (value: number) => number;
  /** The category whose values stand in the legend. */
  index: number;
  pointerProps: Record<'onPointerDown' | 'onPointerMove' | 'onPointerLeave', PointerEventHandler>;
  /** The sign of a series in the legend. */
  renderKey: (position: number) => ReactNode;
  /** What is drawn over the grid. */
  children: ReactNode;
  /** The names of the categories below. */
  names: ReactNode;
}

/** What all charts share: title, legend with the values at one category, axes and the table. */
export const ChartFrame = ({
  ticks,
  placeOf,
  index,
  pointerProps,
  renderKey,
  children,
  names,
  ...data
}: ChartFrameProps) => (
  <figure className={chart}>
    <figcaption className={caption}>
      <span className={title}>{data.label}</span>
      <span className={category}>{data.categories[index]}</span>
    </figcaption>
    <ul className={legend}>
      {data.series.map(({ id, label, values, tone }, position) => (
        <li key={id} className={cx(entry, tones[tone ?? seriesTones[position] ?? 'accent'])}>
          <svg aria-hidden viewBox="0 0 20 12" className={key}>
            {renderKey(position)}
          </svg>
          {label}
          <span className={figure}>{data.formatValue(values[index] ?? 0)}</span>
        </li>
      ))}
    </ul>
    <div
      className={frame}
      {...(data.summary ? { role: 'img', 'aria-label': data.summary } : { 'aria-hidden': true })}
    >
      <div className={ticksStyle}>
        {ticks.map((tick) => (
          <span key={tick} className={tickStyle}>
            {data.formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={plot} {...pointerProps}>
        <svg className={layer}>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2="100%"
              y1={`${placeOf(tick)}%`}
              y2={`${placeOf(tick)}%`}
              className={cx(gridLine, tick === 0 && zeroLine)}
            />
          ))}
        </svg>
        {children}
      </div>
      {names}
    </div>
    {data.tableLabel && <ChartTable {...data} tableLabel={data.tableLabel} />}
  </figure>
);
