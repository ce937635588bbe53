import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffMemberSessions } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, EmptyState, GlobeIcon } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/ConsoleContext.ts';
import { useApi } from '../../api/useApi.ts';
import type { DataColumn } from '../../table/DataColumn.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { useTableState } from '../../table/useTableState.ts';
import { type StaffMember, useMemberWords } from '../useMemberWords.ts';

const pageSize = 20;

type Props = { member: StaffMember; revealed: RouteValue<'revealStaffMember'> | undefined };

type Row = RouteValue<'getStaffMemberSessions'>['sessions'][number];

const useColumns = (revealed: Props['revealed']) => {
  const { t } = useLingui();
  const words = useMemberWords();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const full = (session: string) => revealed?.sessions.find((each) => each.id === session)?.address;
  const columns: DataColumn<Row>[] = [
    {
      id: 'client',
      header: t`Device`,
      cell: ({ browser, system }) => [browser, system].filter(Boolean).join(' · ') || t`Unknown`,
      note: ({ method }) => words.logins[method] ?? method,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ isOpen }) =>
        isOpen ? <Badge tone="positive">{t`Logged in`}</Badge> : <Badge>{t`Over`}</Badge>,
    },
    {
      id: 'address',
      header: t`Address`,
      cell: (session) => full(session.id) ?? session.address,
    },
    {
      id: 'at',
      header: t`Last used`,
      cell: ({ seenAt }) => relative(seenAt),
      note: ({ createdAt }) => t`Since ${dateTime(createdAt, { timeZone })}`,
    },
  ];
  return columns;
};

/** Where and on what a member is and was logged in; addresses are whole once personal data is shown. */
export const Sessions = ({ member: { id }, revealed }: Props) => {
  const { t } = useLingui();
  const { query } = useApi();
  const columns = useColumns(revealed);
  const state = useTableState('sessions');
  const found = useQuery({
    ...query(getStaffMemberSessions, { query: { id, page: state.page, pageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      id="sessions"
      label={t`Sessions`}
      query={found}
      rows={found.data?.sessions}
      total={found.data?.total ?? 0}
      pageSize={pageSize}
      rowKey={(row) => row.id}
      canExport={false}
      empty={
        <EmptyState icon={<GlobeIcon size="xl" />} title={t`Nobody was logged in within the last month.`} />
      }
      columns={columns}
    />
  );
};
