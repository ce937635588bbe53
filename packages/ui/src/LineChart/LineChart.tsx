import { Fragment } from 'react';
import { CategoryNames } from '../Chart/CategoryNames.tsx';
import { area, dashes, dot, layer, line, marker } from '../Chart/Chart.css.ts';
import { seriesTones, type ChartProps } from '../Chart/ChartData.ts';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import { scaleOf } from '../Chart/scaleOf.ts';
import { usePickedIndex } from '../Chart/usePickedIndex.ts';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';
import { linePath } from './linePath.ts';

const dashOf = (position: number) => dashes[position as keyof typeof dashes];

/** How something went over time; the legend tells the values at the pointer, the table all of them. */
export function LineChart(props: ChartProps) {
  const { categories, series } = props;
  const { ticks, placeOf } = scaleOf(series);
  const { index, isPicked, pointerProps } = usePickedIndex(categories.length, false);
  const across = (position: number) =>
    categories.length > 1 ? (position / (categories.length - 1)) * 100 : 50;
  const rows = series.map((row, position) => ({
    ...row,
    tone: row.tone ?? seriesTones[position] ?? 'accent',
    points: row.values.map((value, at) => [across(at), placeOf(value)] as const),
  }));
  return (
    <ChartFrame
      {...props}
      ticks={ticks}
      placeOf={placeOf}
      index={index}
      pointerProps={pointerProps}
      renderKey={(position) => <path d="M1 6H19" className={cx(line, dashOf(position))} />}
      names={<CategoryNames categories={categories} placeOf={across} />}
    >
      <svg className={layer} viewBox="0 0 100 100" preserveAspectRatio="none">
        {rows.map(({ id, tone, points }, position) => (
          <g key={id} className={tones[tone]}>
            {series.length === 1 && points.length > 1 && (
              <path className={area} d={linePath([[0, placeOf(0)], ...points, [100, placeOf(0)]])} />
            )}
            <path className={cx(line, dashOf(position))} d={linePath(points)} />
          </g>
        ))}
      </svg>
      <svg className={layer}>
        {isPicked && (
          <line x1={`${across(index)}%`} x2={`${across(index)}%`} y1="0" y2="100%" className={marker} />
        )}
        {rows.map(({ id, tone, points }) => (
          <Fragment key={id}>
            {points[index] && (
              <g className={tones[tone]}>
                <circle cx={`${points[index][0]}%`} cy={`${points[index][1]}%`} r="5" className={dot} />
              </g>
            )}
          </Fragment>
        ))}
      </svg>
    </ChartFrame>
  );
}
