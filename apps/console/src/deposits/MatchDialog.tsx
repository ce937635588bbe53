import { useLingui } from '@lingui/react/macro';
import { matchStaffArrival } from '@marquee/contract/routes';
import type { RouteValue } from '@marquee/contract/route';
import { useMoney } from '@marquee/i18n';
import { Banner, Stack, Text } from '@marquee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import type { StaffArrival, StaffDeposit } from './useDepositWords.ts';

/** What came of a decision about a transfer. */
export type ArrivalOutcome = RouteValue<'matchStaffArrival'>['outcome'];

type Props = {
  arrival: StaffArrival;
  deposit: StaffDeposit;
  secondPersonFrom: number;
  onDone: (outcome: ArrivalOutcome) => void;
  onClose: () => void;
};

/** Says what would be credited to whom, and how it differs from what was asked for, before it is. */
export const MatchDialog = ({ arrival, deposit, secondPersonFrom, onDone, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const queries = useQueryClient();
  const write = useMoney();
  const [arrived, expected] = [
    write(arrival.amount, arrival.currency),
    write(deposit.amount, deposit.currency),
  ];
  const { username } = deposit;
  return (
    <ReasonDialog
      title={t`Match and credit`}
      label={t`How do you know that it belongs here?`}
      hint={t`It is written into the trail with your name.`}
      action={t`Credit ${arrived}`}
      onClose={onClose}
      onReason={async (reason) => {
        const body = { id: arrival.id, deposit: deposit.reference, reason };
        const { outcome } = await withProof(() => call(matchStaffArrival, { body }));
        onDone(outcome);
        await queries.invalidateQueries();
      }}
    >
      <Stack gap="x3">
        <Text>{t`${arrived} is credited to ${username} for the deposit ${deposit.reference}.`}</Text>
        {arrival.amount !== deposit.amount && (
          <Banner tone="caution" title={t`The amounts differ`}>
            {t`${expected} was asked for. What has arrived is credited, and the member is told.`}
          </Banner>
        )}
        {arrival.amount >= secondPersonFrom && (
          <Banner tone="info">{t`From this amount on a second person has to agree.`}</Banner>
        )}
      </Stack>
    </ReasonDialog>
  );
};
