import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@marquee/ui';
import type { TableState } from './useTableState.ts';

type Props = { label: string; total: number; pageSize: number; state: TableState };

/** Leads through the pages of a table. */
export const TablePages = ({ label, total, pageSize, state }: Props) => {
  const { t } = useLingui();
  return (
    <Pagination
      page={state.page}
      pageCount={Math.ceil(total / pageSize)}
      onPageChange={(page) => state.set({ page: String(page) })}
      labels={{
        navigation: t`Pages of ${label}`,
        previous: t`Previous page`,
        next: t`Next page`,
        page: (number) => t`Page ${number}`,
      }}
    />
  );
};
