import { useLingui } from '@lingui/react/macro';
import { Inline, Stack, Table, Text } from '@marquee/ui';
import { vars } from '@marquee/ui/theme';
import { useRef } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import * as styles from './Chart.css.ts';
import { ChartTip } from './ChartTip.tsx';
import { type ChartProps, type ChartSeries, seriesDashes, seriesTones } from './ChartSeries.ts';
import { useHasFont } from './useHasFont.ts';

const colourOf = ({ tone }: ChartSeries, position: number) =>
  vars.color[tone ?? seriesTones[position] ?? 'accent'].text;

const dashOf = (position: number) => seriesDashes[position] ?? '';

type Props = ChartProps & {
  /** A line for what goes on, bars for amounts side by side. */
  kind: 'line' | 'bar';
};

/**
 * Values over their categories. Pointer and arrow keys tell those at one category, the table below all of them; colours are
 * the theme's and change with it.
 */
export const Chart = (props: Props) => {
  const { kind, label, categories, categoryLabel, series, formatValue, formatTick } = props;
  const { t } = useLingui();
  const data = categories.map((category, index) => ({
    category,
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index] ?? 0])),
  }));
  const plot = useRef<HTMLDivElement>(null);
  const ticks = series.flatMap(({ values }) => values.map(formatTick));
  const hasFont = useHasFont(plot, [...categories, ...ticks].join(''));
  const hasNothing = series.every(({ values }) => values.every((value) => value === 0));
  const Plot = kind === 'line' ? LineChart : BarChart;
  const frame = (
    <>
      <CartesianGrid vertical={false} stroke={vars.color.border} />
      <ReferenceLine y={0} stroke={vars.color.borderStrong} />
      <XAxis dataKey="category" tickLine={false} axisLine={false} minTickGap={24} />
      <YAxis
        tickFormatter={formatTick}
        tickLine={false}
        axisLine={false}
        width="auto"
        {...(hasNothing && { ticks: [0], domain: [0, 1] })}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={{ fill: vars.color.neutral.soft, stroke: vars.color.borderStrong }}
        content={<ChartTip series={series} formatValue={formatValue} />}
      />
    </>
  );
  return (
    <Stack as="figure" gap="x3" className={styles.chart}>
      <Inline as="figcaption" justify="between">
        <Text as="span" isStrong>
          {label}
        </Text>
        <ul className={styles.legend}>
          {series.map((each, position) => (
            <li key={each.id} className={styles.entry}>
              <svg aria-hidden width="20" height="8">
                <line
                  x1="0"
                  x2="20"
                  y1="4"
                  y2="4"
                  stroke={colourOf(each, position)}
                  strokeWidth={kind === 'line' ? 2.5 : 8}
                  strokeDasharray={kind === 'line' ? dashOf(position) : ''}
                />
              </svg>
              {each.label}
            </li>
          ))}
        </ul>
      </Inline>
      <div ref={plot} className={styles.plot}>
        {hasFont && (
          <ResponsiveContainer>
            <Plot
              data={data}
              accessibilityLayer
              title={label}
              margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
            >
              {frame}
              {series.map((each, position) =>
                kind === 'line' ? (
                  <Line
                    key={each.id}
                    dataKey={each.id}
                    name={each.label}
                    type="linear"
                    stroke={colourOf(each, position)}
                    strokeWidth={2.5}
                    strokeDasharray={dashOf(position)}
                    dot={categories.length < 3}
                    isAnimationActive={false}
                  />
                ) : (
                  <Bar
                    key={each.id}
                    dataKey={each.id}
                    name={each.label}
                    fill={colourOf(each, position)}
                    radius={2}
                    isAnimationActive={false}
                  />
                ),
              )}
            </Plot>
          </ResponsiveContainer>
        )}
      </div>
      <details className={styles.table}>
        <summary className={styles.summary}>{t`As a table`}</summary>
        <Table
          caption={label}
          rows={categories.map((category, index) => ({ category, index }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { id: 'category', title: categoryLabel, isRowHead: true, render: ({ category }) => category },
            ...series.map(({ id, label: title, values }) => ({
              id,
              title,
              label: title,
              isAtEnd: true,
              render: ({ index }: { index: number }) => formatValue(values[index] ?? 0),
            })),
          ]}
        />
      </details>
    </Stack>
  );
};
