import { useLingui } from '@lingui/react/macro';
import { getStaffMembers } from '@marquee/contract/routes';
import { Banner, EmptyState, PageHead, Stack, UsersIcon } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { DataTable } from '../table/DataTable.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { useMemberColumns } from './useMemberColumns.tsx';

const pageSize = 20;

/** Finds members; the newest stand here until something is searched for. */
export const Members = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const columns = useMemberColumns();
  const state = useTableState('members');
  const search = state.filter('search');
  const found = useQuery({
    ...query(getStaffMembers, { query: { page: state.page, pageSize, ...(search && { search }) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = found;
  return (
    <Stack gap="x5">
      <PageHead title={t`Members`}>
        {t`By the beginning of a username, or in full by phone, mailbox, customer id, name, bank account or its last four, address, or a reference.`}
      </PageHead>
      {data?.hasMore && search && (
        <Banner tone="info">{t`More members fit than are shown. Search for something narrower.`}</Banner>
      )}
      <DataTable
        id="members"
        label={search ? t`Members found` : t`Newest members`}
        columns={columns}
        rows={data?.members}
        total={data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ id }) => id}
        rowTo={({ id }) => `/members/${id}`}
        query={found}
        filters={<TextFilter state={state} name="search" label={t`Find a member`} maxLength={254} />}
        canExport={false}
        empty={
          <EmptyState icon={<UsersIcon size="xl" />} title={search ? t`Nobody was found` : t`No members yet`}>
            {search && t`Usernames are found by their beginning, everything else only in full.`}
          </EmptyState>
        }
      />
    </Stack>
  );
};
