import { useLingui } from '@lingui/react/macro';
import { Badge } from '@marquee/ui';
import type { DataColumn } from '../table/DataColumn.ts';
import { useCallColumns } from './useCallColumns.tsx';
import type { Vendor } from './Vendor.ts';

/** What the list of vendors shows of each. */
export const useVendorColumns = (): readonly DataColumn<Vendor>[] => {
  const { t } = useLingui();
  const calls = useCallColumns<Vendor>((row) => row.calls);
  const stateOf = ({ secrets, hasAddress }: Vendor) => {
    if (secrets.length === 0) return { tone: 'critical', text: t`No secret` } as const;
    if (!hasAddress) return { tone: 'critical', text: t`No address` } as const;
    return secrets.length > 1
      ? ({ tone: 'info', text: t`Secret is being turned over` } as const)
      : ({ tone: 'positive', text: t`Ready` } as const);
  };
  return [
    {
      id: 'name',
      header: t`Vendor`,
      sortable: true,
      cell: ({ name }) => name,
      note: ({ vendor }) => vendor,
      value: ({ name }) => name,
    },
    {
      id: 'state',
      header: t`State`,
      cell: (row) => <Badge tone={stateOf(row).tone}>{stateOf(row).text}</Badge>,
      value: (row) => stateOf(row).text,
    },
    {
      id: 'games',
      header: t`Games`,
      align: 'end',
      sortable: true,
      cell: ({ games }) => games,
      value: ({ games }) => games,
    },
    ...calls,
  ];
};
