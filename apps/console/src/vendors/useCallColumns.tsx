import { useLingui } from '@lingui/react/macro';
import { useNumber } from '@marquee/i18n';
import type { DataColumn } from '../table/DataColumn.ts';
import type { Vendor } from './Vendor.ts';

type Calls = Vendor['calls'];

/** The columns that say how calls went. */
export const useCallColumns = <Row,>(of: (row: Row) => Calls): readonly DataColumn<Row>[] => {
  const { t } = useLingui();
  const number = useNumber();
  const count = (id: 'answered' | 'refused' | 'failed' | 'unsigned', header: string): DataColumn<Row> => ({
    id,
    header,
    align: 'end',
    sortable: true,
    cell: (row) => number(of(row)[id]),
    value: (row) => of(row)[id],
  });
  const time = (id: 'average' | 'within', header: string): DataColumn<Row> => ({
    id,
    header,
    align: 'end',
    sortable: true,
    cell: (row) => {
      const value = of(row)[id];
      return value === null ? '–' : t`${number(value)} ms`;
    },
    value: (row) => of(row)[id],
  });
  return [
    count('answered', t`Answered`),
    count('refused', t`Refused by a rule`),
    count('failed', t`Failed`),
    count('unsigned', t`Without a good signature`),
    time('average', t`On average`),
    time('within', t`95 of 100 within`),
  ];
};
