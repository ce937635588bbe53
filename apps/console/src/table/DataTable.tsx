import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  Card,
  Checkbox,
  cx,
  EmptyState,
  Inline,
  SearchIcon,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@marquee/ui';
import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { BodyRow } from './BodyRow.tsx';
import { ColumnChoice } from './ColumnChoice.tsx';
import { CsvButton } from './CsvButton.tsx';
import type { DataColumn } from './DataColumn.ts';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { moveByKey } from './moveByKey.ts';
import { SavedViews } from './SavedViews.tsx';
import { TablePages } from './TablePages.tsx';
import { useRows } from './useRows.ts';
import { useTableState } from './useTableState.ts';

type Props<Row> = {
  /** Names the table in the address, in saved views and in files. */
  id: string;
  /** What it lists. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined while they load. With a `total`, a page of them as the server sorted it; without, all there are. */
  rows: readonly Row[] | undefined;
  total?: number | undefined;
  pageSize?: number;
  rowKey: (row: Row) => string;
  /** Path of a row's page. */
  rowTo?: (row: Row) => string;
  /** What loads the rows: says why there are none, and that further ones are under way. */
  query?: { error: unknown; isFetching: boolean; isPlaceholderData?: boolean; refetch: () => unknown };
  /** Fields that filter; `TextFilter` and `ChoiceFilter` are there for it. */
  filters?: ReactNode;
  /** Stands where nothing fits. */
  empty?: ReactNode;
  /** Asks for a page by number, for a file of all of them. */
  loadPage?: (page: number) => Promise<readonly Row[]>;
  /** False where the reader may not take rows along. */
  canExport?: boolean;
  /** What can be done with several rows at once; with it rows can be chosen. */
  actions?: (chosen: readonly Row[], clear: () => void) => ReactNode;
};

const placeholders = ['a', 'b', 'c', 'd', 'e'];

/**
 * Rows that a reader sorts, filters, chooses columns of, keeps views of and takes along as CSV; cards on a phone. How it is
 * looked at stands in the address, where `useTableState` reads it with the same id.
 */
export const DataTable = <Row extends RowData>(props: Props<Row>) => {
  const { id, label, columns, rows, total, pageSize = 20, rowKey, rowTo, query, filters, empty } = props;
  const { loadPage, canExport = true, actions } = props;
  const { t } = useLingui();
  const state = useTableState(id);
  const isServed = total !== undefined;
  const model = useRows({ columns, rows: rows ?? [], rowKey, state, isServed });
  const count = total ?? model.rows.length;
  const page = isServed ? model.rows : model.rows.slice((state.page - 1) * pageSize, state.page * pageSize);
  const chosen = model.rows.filter(model.isChosen);
  const chosenCount = chosen.length;
  const areAllChosen = page.length > 0 && page.every(model.isChosen);
  const isLoading = rows === undefined && !query?.error;
  // What scrolls has to be reached by keys: most tables hold links or buttons that do it.
  const hasStops = rowTo || actions || columns.some(({ sortable }) => sortable);
  const stop = hasStops ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 };
  const chooseAll = (
    <Checkbox
      label={<VisuallyHidden>{t`Choose all of this page`}</VisuallyHidden>}
      checked={areAllChosen}
      onChange={({ target }) => model.choose(page, target.checked)}
    />
  );
  return (
    <Stack gap="x3">
      <div className={styles.tools}>
        {filters && <div className={styles.filters}>{filters}</div>}
        <output className={styles.count}>
          <Text as="span" size="s" isMuted>
            {rows && t`${plural(count, { one: '# row', other: '# rows' })}`}
          </Text>
        </output>
        <SavedViews id={id} state={state} />
        <ColumnChoice columns={columns} shown={model.shown.map((column) => column.id)} state={state} />
        {canExport && rows && count > 0 && (
          <CsvButton id={id} columns={model.shown} rows={model.rows} total={count} loadPage={loadPage} />
        )}
      </div>
      {actions && chosen.length > 0 && (
        <Inline gap="x3">
          <output>
            <Text as="span" isStrong>{t`${chosenCount} chosen`}</Text>
          </output>
          {actions(chosen, model.clear)}
        </Inline>
      )}
      {rows === undefined && query?.error ? <LoadFailure query={query} /> : null}
      {rows && count === 0 && (
        <Card padding="m">
          {empty ?? (
            <EmptyState icon={<SearchIcon size="xl" />} title={t`Nothing fits`}>
              {t`Nothing is here, or nothing of it fits the filters.`}
            </EmptyState>
          )}
        </Card>
      )}
      {(isLoading || page.length > 0) && (
        <div className={cx(styles.frame, query?.isPlaceholderData && styles.busy)} {...stop}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <table className={styles.table} aria-busy={isLoading || undefined} onKeyDown={moveByKey}>
            <VisuallyHidden as="caption">{label}</VisuallyHidden>
            <thead className={styles.headRow}>
              <tr>
                {actions && <th className={styles.head}>{chooseAll}</th>}
                {model.shown.map((column) => (
                  <HeadCell key={column.id} column={column} state={state} />
                ))}
              </tr>
            </thead>
            <tbody className={styles.body}>
              {isLoading &&
                placeholders.map((key) => (
                  <tr key={key} className={styles.row}>
                    {model.shown.map((column) => (
                      <td key={column.id} className={styles.cell}>
                        <Skeleton />
                      </td>
                    ))}
                  </tr>
                ))}
              {page.map((row) => (
                <BodyRow
                  key={rowKey(row)}
                  row={row}
                  columns={model.shown}
                  to={rowTo?.(row)}
                  choice={
                    actions && (
                      <Checkbox
                        label={<VisuallyHidden>{t`Choose ${rowKey(row)}`}</VisuallyHidden>}
                        checked={model.isChosen(row)}
                        onChange={({ target }) => model.choose([row], target.checked)}
                      />
                    )
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <TablePages label={label} total={count} pageSize={pageSize} state={state} />
    </Stack>
  );
};
