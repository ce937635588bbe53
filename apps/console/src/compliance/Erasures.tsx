import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffErasures } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { CheckCircleIcon, EmptyState, Stack, Text, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';

type Waiting = RouteValue<'getStaffErasures'>['requests'][number];

/** Erasures that wait for a second person, each decided on the member's page. */
export const Erasures = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const found = useQuery(query(getStaffErasures, {}));
  const columns: readonly DataColumn<Waiting>[] = [
    {
      id: 'member',
      header: t`Member`,
      cell: ({ memberId, username }) => <TextLink href={`/members/${memberId}`}>{username}</TextLink>,
      value: ({ username }) => username,
    },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason, value: ({ reason }) => reason },
    {
      id: 'askedBy',
      header: t`Asked by`,
      cell: ({ askedBy }) => askedBy.name,
      value: ({ askedBy }) => askedBy.name,
    },
    {
      id: 'askedAt',
      header: t`Asked`,
      cell: ({ askedAt }) => dateTime(askedAt, { timeZone }),
      value: ({ askedAt }) => askedAt,
    },
  ];
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
