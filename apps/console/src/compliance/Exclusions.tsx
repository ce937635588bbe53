import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffExclusions } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, CheckCircleIcon, EmptyState } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { useMemberWords } from '../members/useMemberWords.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';

type Exclusion = RouteValue<'getStaffExclusions'>['exclusions'][number];

const pageSize = 20;

const useColumns = (): readonly DataColumn<Exclusion>[] => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useMemberWords();
  return [
    {
      id: 'member',
      header: t`Member`,
      cell: ({ username }) => username,
      note: ({ kind }) => words.exclusions[kind],
      value: ({ username }) => username,
    },
    {
      id: 'kind',
      header: t`Kind`,
      hidden: true,
      cell: ({ kind }) => words.exclusions[kind],
      value: ({ kind }) => kind,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ isInForce }) =>
        isInForce ? <Badge tone="critical">{t`In force`}</Badge> : <Badge>{t`Over`}</Badge>,
      value: ({ isInForce }) => (isInForce ? t`In force` : t`Over`),
    },
    {
      id: 'from',
      header: t`From`,
      cell: ({ startedAt }) => dateTime(startedAt, { timeZone }),
      value: ({ startedAt }) => startedAt,
    },
    {
      id: 'to',
      header: t`Until`,
      cell: ({ endsAt }) => (endsAt === null ? t`for good` : dateTime(endsAt, { timeZone })),
      value: ({ endsAt }) => endsAt,
    },
  ];
};

/** The register of time-outs and self-exclusions. */
export const Exclusions = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const columns = useColumns();
  const words = useMemberWords();
  const state = useTableState('exclusions');
  const states = { inForce: t`In force`, over: t`Over` };
  const chosen = (['inForce', 'over'] as const).find((id) => id === state.filter('state'));
  const kind = (['timeOut', 'selfExclusion'] as const).find((id) => id === state.filter('kind'));
  const username = state.filter('username');
  const asked = (page: number) => ({
    query: {
      page,
      pageSize,
      ...(chosen && { state: chosen }),
      ...(kind && { kind }),
      ...(username && { username }),
    },
  });
  const found = useQuery({
    ...query(getStaffExclusions, asked(state.page)),
    placeholderData: keepPreviousData,
  });
  return (
    <DataTable
      id="exclusions"
      label={t`Exclusions`}
      columns={columns}
      rows={found.data?.exclusions}
      total={found.data?.total ?? 0}
      pageSize={pageSize}
      rowKey={({ id }) => id}
      {...(may('members.read') && { rowTo: ({ memberId }: Exclusion) => `/members/${memberId}` })}
      query={found}
      loadPage={async (page) => (await call(getStaffExclusions, asked(page))).exclusions}
      filters={
        <>
          <TextFilter state={state} name="username" label={t`Username in full`} />
          <ChoiceFilter state={state} name="state" label={t`State`} options={states} />
          <ChoiceFilter
            state={state}
            name="kind"
            label={t`Kind`}
            options={{ timeOut: words.exclusions.timeOut, selfExclusion: words.exclusions.selfExclusion }}
          />
        </>
      }
      empty={<EmptyState icon={<CheckCircleIcon size="xl" />} title={t`No exclusion fits`} />}
    />
  );
};
