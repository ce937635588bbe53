import { useLingui } from '@lingui/react/macro';
import { getStaffVendors } from '@marquee/contract/routes';
import { EmptyState, LinkIcon, PageHead, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useVendorColumns } from './useVendorColumns.tsx';
import type { Vendor } from './Vendor.ts';

/** The vendors whose servers call the merchant's wallets, and how their calls of the last day went. */
export const Vendors = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const found = useQuery({ ...query(getStaffVendors, {}), refetchInterval: 20_000 });
  const columns = useVendorColumns();
  return (
    <Stack gap="x5">
      <PageHead title={t`Vendors`}>
        <Text
          isMuted
        >{t`Whose servers call the members’ wallets, and how the calls of the last 24 hours went.`}</Text>
      </PageHead>
      <DataTable<Vendor>
        id="vendors"
        label={t`Vendors`}
        columns={columns}
        rows={found.data?.vendors}
        rowKey={({ vendor }) => vendor}
        rowTo={({ vendor }) => `/vendors/${vendor}`}
        query={found}
        empty={<EmptyState icon={<LinkIcon size="xl" />} title={t`No vendors yet`} />}
      />
    </Stack>
  );
};
