import { useLingui } from '@lingui/react/macro';
import { Pagination } from '@marquee/ui';
import { useRecordAddress } from './useRecordAddress.ts';

/** Leads through the pages of a record by the address. */
export const RecordPages = ({ pageCount }: { pageCount: number }) => {
  const { t } = useLingui();
  const { page, change } = useRecordAddress();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      onPageChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
      labels={{
        navigation: t`Pages`,
        previous: t`Previous page`,
        next: t`Next page`,
        page: (number) => t`Page ${number}`,
      }}
    />
  );
};
