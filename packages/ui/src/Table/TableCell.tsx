import { cx } from '../theme/cx.ts';
import type { Column } from './Column.ts';
import * as styles from './Table.css.ts';

interface TableCellProps<Row> {
  column: Column<Row>;
  row: Row;
  className: string | false | undefined;
}

/** A cell of a table, with its label on a phone and its note. */
export const TableCell = <Row,>({ column, row, className }: TableCellProps<Row>) => {
  const { isRowHead, isBreakable, weight, line, side = 'whole', label, render, note, isNothing } = column;
  const Cell = isRowHead ? 'th' : 'td';
  const noteOfRow = note?.(row);
  return (
    <Cell
      scope={isRowHead ? 'row' : undefined}
      className={cx(
        styles.cell,
        isRowHead && styles.rowHead,
        isBreakable && styles.breakable,
        weight && styles.weights[weight],
        className,
        line ? styles.lines[line] : styles.flowing,
        line && styles.sides[side],
        isNothing?.(row) && styles.nothing,
      )}
    >
      {label && <span className={styles.labelWords}>{label} </span>}
      {render(row)}
      {noteOfRow && <span className={styles.noteWords}>{noteOfRow}</span>}
    </Cell>
  );
};
