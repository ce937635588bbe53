import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { atEnd, body, cell, head, headRow, row, table } from './Table.css.ts';

/** A column of a `Table`. */
export interface Column<Row> {
  id: string;
  title: string;
  /** Figures and money stand at the end. */
  isAtEnd?: boolean;
  render: (row: Row) => ReactNode;
}

/** Props of `Table`. */
export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Rows of figures; on a phone each row is a card of labelled lines. */
export const Table = <Row,>({ caption, columns, rows, keyOf }: TableProps<Row>) => (
  <table className={table}>
    <VisuallyHidden as="caption">{caption}</VisuallyHidden>
    <thead className={headRow}>
      <tr>
        {columns.map(({ id, title, isAtEnd }) => (
          <th key={id} scope="col" className={cx(head, isAtEnd && atEnd)}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className={body}>
      {rows.map((each) => (
        <tr key={keyOf(each)} className={row}>
          {columns.map(({ id, title, isAtEnd, render }) => (
            <td key={id} data-label={title} className={cx(cell, isAtEnd && atEnd)}>
              {render(each)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
