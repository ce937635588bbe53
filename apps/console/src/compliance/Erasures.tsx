import { useLingui } from '@lingui/react/macro';
import { getStaffErasures } from '@marquee/contract/routes';
import { CheckCircleIcon, EmptyState, Stack, Text } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useErasureColumns } from './useErasureColumns.tsx';

/** Erasures that wait for a second person, each decided on the member's page. */
export const Erasures = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const found = useQuery(query(getStaffErasures, {}));
  const columns = useErasureColumns();
  return (
    <Stack gap="x4">
      <Text isMuted>
        {t`An erasure is asked for on the member’s page, and done by whoever agrees to it there.`}
      </Text>
      <DataTable
        id="erasures"
        label={t`Erasures`}
        columns={columns}
        rows={found.data?.requests}
        rowKey={({ id }) => id}
        query={found}
        empty={<EmptyState icon={<CheckCircleIcon size="xl" />} title={t`No erasure waits`} />}
      />
    </Stack>
  );
};
