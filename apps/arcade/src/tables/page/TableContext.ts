import { createContext, useContext } from 'react';
import type { Chips } from '../live/readChips.ts';
import type { TableText } from '../texts.ts';

/** What every part of a table's page knows. */
export type TableView = {
  say: (text: TableText, values?: Record<string, string | number>) => string;
  money: (minor: number) => string;
  digits: number;
  draft: Chips;
  placed: Chips;
  /** Whether chips can be laid now. */
  isOpen: boolean;
  lay: (spot: string) => void;
  /** Hundredths that a spot gets back of the round that is shown; nothing while there is none. */
  returned: ((spot: string) => number) | undefined;
};

const Context = createContext<TableView | undefined>(undefined);

export const TableProvider = Context.Provider;

/** The table that a part belongs to. */
export const useTable = (): TableView => {
  const table = useContext(Context);
  if (!table) throw new Error('A part of a table stands outside of it.');
  return table;
};
