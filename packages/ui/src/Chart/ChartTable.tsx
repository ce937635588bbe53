import { ChevronDownIcon } from '../icons/ChevronDownIcon.tsx';
import { Table } from '../Table/Table.tsx';
import { summary, table } from './Chart.css.ts';
import type { ChartProps } from './ChartData.ts';

/** The same values as a table, for whoever cannot or would rather not read them off a drawing. */
export const ChartTable = ({
  label,
  categories,
  categoryLabel,
  series,
  formatValue,
  tableLabel,
}: ChartProps & { tableLabel: string }) => (
  <details className={table}>
    <summary className={summary}>
      {tableLabel}
      <ChevronDownIcon size="s" />
    </summary>
    <Table
      caption={label}
      rows={categories.map((category, index) => ({ category, index }))}
      keyOf={({ index }) => String(index)}
      columns={[
        { id: 'category', title: categoryLabel, render: ({ category }) => category },
        ...series.map(({ id, label: title, values }) => ({
          id,
          title,
          isAtEnd: true,
          render: ({ index }: { index: number }) => formatValue(values[index] ?? 0),
        })),
      ]}
    />
  </details>
);
