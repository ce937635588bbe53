import {
  columnVisibilityFeature,
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  type RowSelectionState,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn } from './DataColumn.ts';
import type { TableState } from './useTableState.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const order = new Intl.Collator(undefined, { numeric: true });

type Asked<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  state: TableState;
  /** Rows come from a server as they are to stand. */
  isServed: boolean;
};

const nothing: RowSelectionState = {};

/** Which columns a table shows, its rows in the order that the address asks for, and which of them are chosen. */
export const useRows = <Row extends RowData>({ columns, rows, rowKey, state, isServed }: Asked<Row>) => {
  const [rowSelection, setRowSelection] = useState(nothing);
  const defs = useMemo(
    () =>
      columns.map(({ id, value, sortable = false }): ColumnDef<typeof features, Row> => ({
        id,
        accessorFn: (row) => value?.(row) ?? undefined,
        enableSorting: sortable,
        sortUndefined: 'last',
        sortFn: (one, other, column) => {
          const [a, b] = [one.getValue(column), other.getValue(column)];
          return typeof a === 'number' && typeof b === 'number' ? a - b : order.compare(String(a), String(b));
        },
      })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const sorting = useMemo(
    () => (state.sort ? [{ id: state.sort.replace(/^-/, ''), desc: state.sort.startsWith('-') }] : []),
    [state.sort],
  );
  const columnVisibility = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, hidden }, index) => [id, index === 0 || (state.columns?.includes(id) ?? !hidden)]),
      ),
    [columns, state.columns],
  );
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: rowKey,
    manualSorting: isServed,
    state: {
      sorting: sorting.filter(({ id }) => columns.some((column) => column.id === id)),
      columnVisibility,
      rowSelection,
    },
    onRowSelectionChange: setRowSelection,
  });
  const shown = table
    .getVisibleLeafColumns()
    .flatMap(({ id }) => columns.filter((column) => column.id === id));
  const sorted = table.getRowModel().rows;
  return {
    shown,
    rows: sorted.map(({ original }) => original),
    isChosen: (row: Row) => rowSelection[rowKey(row)] === true,
    choose: (chosen: readonly Row[], areChosen: boolean) =>
      table.setRowSelection((before) => {
        const keys = new Set(chosen.map(rowKey));
        const others = Object.keys(before).filter((key) => !keys.has(key));
        return Object.fromEntries([...others, ...(areChosen ? keys : [])].map((key) => [key, true as const]));
      }),
    clear: () => setRowSelection(nothing),
  };
};
