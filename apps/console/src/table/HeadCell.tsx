import { ArrowDownIcon, ArrowUpIcon, cx } from '@marquee/ui';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import type { TableState } from './useTableState.ts';

type Props<Row> = { column: DataColumn<Row>; state: TableState };

/** The head of a column; pressing one that sorts goes upwards, downwards, and back to how the rows come. */
export const HeadCell = <Row,>({ column: { id, header, sortable, align }, state }: Props<Row>) => {
  const direction = state.sort === id ? 'ascending' : state.sort === `-${id}` ? 'descending' : undefined;
  const next = direction === undefined ? id : direction === 'ascending' ? `-${id}` : null;
  return (
    <th
      scope="col"
      className={cx(styles.head, align && styles.atEnd)}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => state.set({ sort: next })}>
          {header}
          <span className={cx(styles.arrow, direction && styles.shownArrow)}>
            {direction === 'descending' ? <ArrowDownIcon size="s" /> : <ArrowUpIcon size="s" />}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
};
