import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { Column } from './Column.ts';
import * as styles from './Table.css.ts';
import { TableCell } from './TableCell.tsx';

/** Props of `Table`. */
export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows of figures; a list on a phone, its cells laid out by the lines of their columns. */
export const Table = <Row,>({ caption, columns, rows, keyOf }: TableProps<Row>) => {
  const ends = columns.map(({ isAtEnd }, index) =>
    isAtEnd ? styles.atEnd : columns[index - 1]?.isAtEnd && styles.afterFigures,
  );
  const rowStyle = styles.rows[columns.every(({ line }) => line) ? 'lines' : 'flow'];
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead className={styles.headRow}>
        <tr>
          {columns.map(({ id, title }, index) => (
            <th key={id} scope="col" className={cx(styles.head, ends[index])}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={rowStyle}>
            {columns.map((column, index) => (
              <TableCell key={column.id} column={column} row={row} className={ends[index]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
