import { cx, TextLink } from '@marquee/ui';
import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';

type Props<Row> = {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Path of the row's page. */
  to?: string | undefined;
  /** Chooses the row. */
  choice?: ReactNode;
};

/** Whether a press was meant for something in the row, or chose text of it. */
const isForAnother = ({ target }: MouseEvent): boolean =>
  (target instanceof Element && target.closest('a, button, input, label, select, dialog') !== null) ||
  (getSelection()?.type ?? 'None') === 'Range';

/** A row: the first cell links to its page, and so does a press anywhere in it. */
export const BodyRow = <Row,>({ row, columns, to, choice }: Props<Row>) => {
  const navigate = useNavigate();
  const open = to
    ? (event: MouseEvent) => {
        if (!isForAnother(event)) void navigate(to);
      }
    : undefined;
  return (
    // The link in its first cell is what a keyboard and a reader use.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr className={cx(styles.row, to && styles.leading)} onClick={open}>
      {choice && <td className={styles.choice}>{choice}</td>}
      {columns.map(({ id, header, cell, note, align, oneLine }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        const small = note?.(row);
        const content = cell(row);
        const isNothing =
          !small && (content === null || content === undefined || content === false || content === '');
        return (
          <Cell
            key={id}
            scope={index === 0 ? 'row' : undefined}
            className={cx(
              styles.cell,
              index === 0 && styles.rowHead,
              align && styles.atEnd,
              oneLine && styles.oneLine,
              isNothing && styles.nothing,
            )}
          >
            {index > 0 && <span className={styles.label}>{header}</span>}
            {index === 0 && to ? (
              <TextLink href={to} look="quiet" data-row-link>
                {content}
              </TextLink>
            ) : (
              content
            )}
            {small && <span className={styles.note}>{small}</span>}
          </Cell>
        );
      })}
    </tr>
  );
};
