import { useLingui } from '@lingui/react/macro';
import { getInstallationActions, getStaffActions } from '@marquee/contract/routes';
import {
  Card,
  EmptyState,
  HistoryIcon,
  PageHead,
  Pagination,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMerchant } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';
import { usePlace } from '../api/usePlace.ts';
import { Waiting } from '../api/Waiting.tsx';
import { ActionRow } from './ActionRow.tsx';

type Of = 'merchant' | 'installation';

const pageSize = 30;

/** What staff did and looked at, newest first: about the merchant, or about staff itself. */
export const Trail = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const may = useMay();
  const { name } = useMerchant();
  const { params, set, page } = usePlace();
  const choices = [
    ...(may('audit.read') ? [{ value: 'merchant' as Of, label: name }] : []),
    ...(may('staff.manage') ? [{ value: 'installation' as Of, label: t`Staff itself` }] : []),
  ];
  const of = choices.find(({ value }) => value === params.get('of'))?.value ?? choices[0]?.value;
  const person = params.get('person') ?? '';
  const subject = params.get('subject') ?? '';
  const input = {
    query: { page, pageSize, ...(person && { person }), ...(subject && { subject }) },
  };
  const options = { placeholderData: keepPreviousData };
  const ofMerchant = useQuery({
    ...query(getStaffActions, input),
    ...options,
    enabled: of === 'merchant',
  });
  const ofStaff = useQuery({
    ...query(getInstallationActions, input),
    ...options,
    enabled: of === 'installation',
  });
  const found = of === 'installation' ? ofStaff : ofMerchant;
  const { data, error } = found;
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
          onValueChange={(value) => set({ of: value, page: null })}
        />
      )}
      <TextField
        key={`subject ${subject}`}
        label={t`About`}
        hint={t`A reference, a username or an e-mail, in full. Press Enter.`}
        defaultValue={subject}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') set({ subject: currentTarget.value.trim() || null, page: null });
        }}
        onBlur={({ target }) => {
          if (target.value.trim() !== subject) set({ subject: target.value.trim() || null, page: null });
        }}
      />
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data?.total === 0 && (
        <Card padding="m">
          <EmptyState icon={<HistoryIcon size="xl" />} title={t`Nothing was done yet`} />
        </Card>
      )}
      {data && data.total > 0 && (
        <Card padding="m">
          <Stack as="ol" gap="x4">
            {data.actions.map((action) => (
              <ActionRow key={action.number} action={action} />
            ))}
          </Stack>
        </Card>
      )}
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / pageSize)}
        onPageChange={(next) => set({ page: String(next) })}
        labels={{
          navigation: t`Pages of the trail`,
          previous: t`Previous page`,
          next: t`Next page`,
          page: (number) => t`Page ${number}`,
        }}
      />
    </Stack>
  );
};
