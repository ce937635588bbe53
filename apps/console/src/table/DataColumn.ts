import type { ReactNode } from 'react';

/** A column of a `DataTable`. The first one names its row: it links to the row's page and is the head of its card on a phone. */
export type DataColumn<Row> = {
  /** Stands in the address and is the name by which a server sorts. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Small print below the cell. */
  note?: (row: Row) => ReactNode;
  /** What a CSV file says, and what a table that has all its rows sorts by; numbers as numbers. Without it the file leaves the column out. */
  value?: (row: Row) => string | number | null;
  sortable?: boolean;
  /** Left out until the reader asks for it. */
  hidden?: boolean;
  /** Stays on one line beside others, as references and days do. */
  oneLine?: boolean;
  /** Figures and money stand at the end. */
  align?: 'end';
};
