import { useLingui } from '@lingui/react/macro';
import { getInstallationActions, getStaffActions } from '@marquee/contract/routes';
import { EmptyState, HistoryIcon, PageHead, SegmentedControl, Stack, Text } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { usePlace } from '../api/usePlace.ts';
import { ChoiceFilter } from '../table/ChoiceFilter.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { TextFilter } from '../table/TextFilter.tsx';
import { useTableState } from '../table/useTableState.ts';
import { useActionColumns } from './useActionColumns.tsx';
import { useActionNames } from './useActionNames.ts';

type Of = 'merchant' | 'installation';

const pageSize = 30;

/** What staff did and looked at, newest first: about the merchant, or about staff itself. */
export const Trail = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const may = useMay();
  const { name } = useMerchant();
  const { params, set } = usePlace();
  const columns = useActionColumns();
  const names = useActionNames();
  const choices = [
    ...(may('audit.read') ? [{ value: 'merchant' as Of, label: name }] : []),
    ...(may('staff.manage') ? [{ value: 'installation' as Of, label: t`Staff itself` }] : []),
  ];
  const of = choices.find(({ value }) => value === params.get('of'))?.value ?? choices[0]?.value;
  const state = useTableState('trail');
  const asked = (page: number) => {
    const said = ['person', 'subject', 'operation'].flatMap((field) => {
      const value = state.filter(field);
      return value ? [[field, value]] : [];
    });
    return { query: { page, pageSize, ...Object.fromEntries(said) } };
  };
  const options = { placeholderData: keepPreviousData };
  const ofMerchant = useQuery({
    ...query(getStaffActions, asked(state.page)),
    ...options,
    enabled: of === 'merchant',
  });
  const ofStaff = useQuery({
    ...query(getInstallationActions, asked(state.page)),
    ...options,
    enabled: of === 'installation',
  });
  const found = of === 'installation' ? ofStaff : ofMerchant;
  const row = of === 'installation' ? getInstallationActions : getStaffActions;
  return (
    <Stack gap="x5">
      <PageHead title={t`Trail`}>
        <Text isMuted>
          {t`Everything that staff did and looked at. Nothing of it can be changed or taken out.`}
        </Text>
      </PageHead>
      {choices.length > 1 && of && (
        <SegmentedControl<Of>
          label={t`Trail of`}
          segments={choices}
          value={of}
          onValueChange={(value) => set({ of: value, 'trail.page': null })}
        />
      )}
      <DataTable
        id="trail"
        label={t`Trail`}
        columns={columns}
        rows={found.data?.actions}
        total={found.data?.total ?? 0}
        pageSize={pageSize}
        rowKey={({ number }) => String(number)}
        query={found}
        loadPage={async (page) => (await call(row, asked(page))).actions}
        filters={
          <>
            <TextFilter state={state} name="subject" label={t`About whom or what`} maxLength={254} />
            <TextFilter state={state} name="person" label={t`By whom`} maxLength={254} />
            <ChoiceFilter state={state} name="operation" label={t`What`} options={names} />
          </>
        }
        empty={<EmptyState icon={<HistoryIcon size="xl" />} title={t`Nothing of this was done yet`} />}
      />
    </Stack>
  );
};
