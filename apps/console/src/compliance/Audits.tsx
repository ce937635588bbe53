import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getStaffAuditRuns } from '@marquee/contract/routes';
import { useDateTime, useNumber } from '@marquee/i18n';
import { Badge, Banner, CheckCircleIcon, EmptyState, Row, RowName, Rows, Stack, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { Section } from '../members/Section.tsx';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import { useTableState } from '../table/useTableState.ts';
import { useCheckNames } from './useCheckNames.ts';

type Run = RouteValue<'getStaffAuditRuns'>['runs'][number];

const pageSize = 20;
const every = 60_000;

const useColumns = (): readonly DataColumn<Run>[] => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  const number = useNumber();
  const names = useCheckNames();
  return [
    {
      id: 'at',
      header: t`When`,
      cell: ({ startedAt }) => dateTime(startedAt, { timeZone }),
      value: ({ startedAt }) => startedAt,
    },
    {
      id: 'found',
      header: t`Found`,
      cell: ({ breaches }) => {
        const { length } = breaches;
        return length === 0 ? (
          <Badge tone="positive">{t`Nothing`}</Badge>
        ) : (
          <Badge tone="critical">{t`${plural(length, { one: '# breach', other: '# breaches' })}`}</Badge>
        );
      },
      note: ({ breaches }) =>
        breaches.map(({ check, row }, index) => (
          <Text key={`${check} ${index}`} size="s" as="div">
            {names[check] ?? check} {row}
          </Text>
        )),
      value: ({ breaches }) => breaches.map(({ check, row }) => `${check} ${row}`).join('\n'),
    },
    {
      id: 'checks',
      header: t`Checks`,
      align: 'end',
      cell: ({ checks }) => number(checks),
      value: ({ checks }) => checks,
    },
    {
      id: 'took',
      header: t`Seconds`,
      align: 'end',
      cell: ({ took }) => number(took / 1000, { maximumFractionDigits: 1 }),
      value: ({ took }) => took / 1000,
    },
  ];
};

/** The audits of the ledger and the trail: what each found, and what they look at. */
export const Audits = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const columns = useColumns();
  const names = useCheckNames();
  const { relative } = useDateTime();
  const state = useTableState('audits');
  const finds = { nothing: t`Nothing`, breaches: t`Breaches` };
  const found = (['nothing', 'breaches'] as const).find((id) => id === state.filter('found'));
  const asked = (page: number) => ({ query: { page, pageSize, ...(found && { found }) } });
  const runs = useQuery({
    ...query(getStaffAuditRuns, asked(state.page)),
    placeholderData: keepPreviousData,
    refetchInterval: every,
  });
  const { data } = runs;
  const last = found === undefined && state.page === 1 ? data?.runs[0] : undefined;
  const broken = new Set(last?.breaches.map(({ check }) => check));
  return (
    <Stack gap="x5">
      {last &&
        (last.breaches.length === 0 ? (
          <Banner tone="positive">{t`The ledger was whole ${relative(last.startedAt)}.`}</Banner>
        ) : (
          <Banner tone="critical" role="alert">
            {t`The ledger is broken. Nodes say that they are not ready until it is whole.`}
          </Banner>
        ))}
      <DataTable
        id="audits"
        label={t`Audits`}
        columns={columns}
        rows={data?.runs}
        total={data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ id }) => id}
        query={runs}
        loadPage={async (page) => (await call(getStaffAuditRuns, asked(page))).runs}
        filters={<ChoiceFilter state={state} name="found" label={t`Found`} options={finds} />}
        empty={<EmptyState icon={<CheckCircleIcon size="xl" />} title={t`No audit fits`} />}
      />
      {data && (
        <Section title={t`What is checked`}>
          <Rows label={t`What is checked`}>
            {data.checks.map((check) => (
              <Row
                key={check}
                end={
                  last &&
                  (broken.has(check) ? (
                    <Badge tone="critical">{t`Broken`}</Badge>
                  ) : (
                    <Badge tone="positive">{t`Holds`}</Badge>
                  ))
                }
              >
                <RowName>{names[check] ?? check}</RowName>
              </Row>
            ))}
          </Rows>
        </Section>
      )}
    </Stack>
  );
};
