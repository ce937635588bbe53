import type { ReactNode } from 'react';

/** A column of a `Table`, and where its cells stand in the list that the table becomes on a phone. */
export interface Column<Row> {
  id: string;
  title: string;
  /** Figures and money stand at the end. */
  isAtEnd?: boolean;
  /** Its cells name their rows. */
  isRowHead?: boolean;
  /** What a row is about is strong, what it is told with is quiet. */
  weight?: 'strong' | 'quiet';
  /** Words too long for it are broken anywhere. */
  isBreakable?: boolean;
  /** Line of a row on a phone; cells without one follow the first line, as many in a line as there is room for. */
  line?: 1 | 2 | 3 | 4;
  /** Its part of that line; the whole line unless told. */
  side?: 'start' | 'end';
  /** Says on a phone, where no titles are, what the cell is. */
  label?: string;
  render: (row: Row) => ReactNode;
  /** Stands in small print under the cell's own. */
  note?: (row: Row) => ReactNode;
  /** Whether there is nothing to tell: muted, and left out on a phone. */
  isNothing?: (row: Row) => boolean;
}
