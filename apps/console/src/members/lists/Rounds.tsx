import { useLingui } from '@lingui/react/macro';
import { getStaffMemberRounds } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { DiceIcon, EmptyState, Money } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../../api/ConsoleContext.ts';
import { useApi } from '../../api/useApi.ts';
import { DataTable } from '../../table/DataTable.tsx';
import { moneyValue } from '../../table/moneyValue.ts';
import { TextFilter } from '../../table/TextFilter.tsx';
import { useTableState } from '../../table/useTableState.ts';
import type { StaffMember } from '../useMemberWords.ts';

const pageSize = 20;

/** The rounds that a member has played. */
export const Rounds = ({ member: { id, currency } }: { member: StaffMember }) => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const state = useTableState('rounds');
  const reference = state.filter('round');
  const asked = (page: number) => ({ query: { id, page, pageSize, ...(reference && { reference }) } });
  const found = useQuery({
    ...query(getStaffMemberRounds, asked(state.page)),
    placeholderData: keepPreviousData,
  });
  const money = (minor: number) => <Money minor={minor} currency={currency} />;
  return (
    <DataTable
      id="rounds"
      label={t`Rounds`}
      query={found}
      rows={found.data?.rounds}
      total={found.data?.total ?? 0}
      pageSize={pageSize}
      rowKey={({ reference }) => reference}
      filters={
        <TextFilter state={state} name="round" label={t`Find by the round’s reference`} maxLength={32} />
      }
      loadPage={async (page) => (await call(getStaffMemberRounds, asked(page))).rounds}
      empty={
        <EmptyState
          icon={<DiceIcon size="xl" />}
          title={reference ? t`No round of this reference.` : t`Nothing was played yet.`}
        />
      }
      columns={[
        {
          id: 'game',
          header: t`Game`,
          cell: ({ game }) => game,
          note: ({ vendor }) => vendor,
          value: ({ game }) => game,
        },
        {
          id: 'reference',
          header: t`Reference`,
          oneLine: true,
          cell: ({ reference }) => reference,
          note: ({ roundId }) => roundId,
          value: ({ reference }) => reference,
        },
        {
          id: 'at',
          header: t`Begun`,
          cell: ({ openedAt }) => dateTime(openedAt, { timeZone }),
          note: ({ closedAt }) => closedAt === null && t`Still open`,
          value: ({ openedAt }) => openedAt,
        },
        {
          id: 'stake',
          header: t`Stake`,
          align: 'end',
          cell: ({ stake }) => money(stake),
          value: ({ stake }) => moneyValue(stake, currency),
        },
        {
          id: 'win',
          header: t`Win`,
          align: 'end',
          cell: ({ win }) => money(win),
          value: ({ win }) => moneyValue(win, currency),
        },
        {
          id: 'net',
          header: t`Result`,
          align: 'end',
          cell: ({ net }) => money(net),
          value: ({ net }) => moneyValue(net, currency),
        },
      ]}
    />
  );
};
