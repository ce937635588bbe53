import type { Start } from '../../pages/Start.ts';
import type { TableKind } from '../tableKinds.ts';
import type { TableText } from '../texts.ts';

/** What a table's page is given as it opens. */
export type TableStart = Start & {
  kind: TableKind;
  /** How long a result is shown, in milliseconds. */
  showing: number;
  texts: Record<TableText, string>;
};
