import { useLingui } from '@lingui/react/macro';
import { ListPages } from '@marquee/feature-core';
import { useRecordAddress } from './useRecordAddress.ts';

/** Leads through the pages of a record by the address. */
export const RecordPages = ({ pageCount }: { pageCount: number }) => {
  const { t } = useLingui();
  const { page, change } = useRecordAddress();
  return (
    <ListPages
      label={t`Pages`}
      page={page}
      pageCount={pageCount}
      onPageChange={(next) => change({ page: next === 1 ? undefined : String(next) })}
    />
  );
};
