import { CategoryNames } from '../Chart/CategoryNames.tsx';
import { bars, layer, pale } from '../Chart/Chart.css.ts';
import { seriesTones, type ChartProps } from '../Chart/ChartData.ts';
import { ChartFrame } from '../Chart/ChartFrame.tsx';
import { scaleOf } from '../Chart/scaleOf.ts';
import { usePickedIndex } from '../Chart/usePickedIndex.ts';
import { cx } from '../theme/cx.ts';
import { tones } from '../theme/tone.css.ts';

// How much of a category's width its bars take.
const SHARE = 0.7;

const fillOf = (position: number) => bars[position as keyof typeof bars];

/** Amounts side by side; the legend tells the values at the pointer, the table all of them. */
export const BarChart = (props: ChartProps) => {
  const { categories, series } = props;
  const { ticks, placeOf } = scaleOf(series);
  const { index, isPicked, pointerProps } = usePickedIndex(categories.length, true);
  const band = 100 / categories.length;
  const width = (band * SHARE) / series.length;
  const startOf = (at: number, position: number) => at * band + (band * (1 - SHARE)) / 2 + position * width;
  return (
    <ChartFrame
      {...props}
      ticks={ticks}
      placeOf={placeOf}
      index={index}
      pointerProps={pointerProps}
      renderKey={(position) => (
        <rect x="5" y="1" width="10" height="10" rx="2" className={fillOf(position)} />
      )}
      names={<CategoryNames categories={categories} placeOf={(at) => (at + 0.5) * band} />}
    >
      <svg className={layer}>
        {series.map(({ id, values, lowTone, tone }, position) => (
          <g key={id}>
            {values.map((value, at) => (
              <rect
                key={categories[at]}
                x={`${startOf(at, position)}%`}
                y={`${Math.min(placeOf(value), placeOf(0))}%`}
                width={`${width}%`}
                height={`${Math.abs(placeOf(value) - placeOf(0))}%`}
                rx="3"
                className={cx(
                  tones[(value < 0 && lowTone) || tone || seriesTones[position] || 'accent'],
                  fillOf(position),
                  isPicked && at !== index && pale,
                )}
              />
            ))}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
};
