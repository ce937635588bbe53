import { useLingui } from '@lingui/react/macro';
import { Stack } from '@marquee/ui';
import { AccountFilters } from './AccountFilters.tsx';
import { MovementList } from './MovementList.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAccountRecord } from './useAccountRecord.ts';
import { useRecordAddress } from './useRecordAddress.ts';

/** Every member has it: it keeps the place of the others until they are known. */
const mainWallet = { wallet: 'main', title: null };

/** The movements of one wallet, by days and kinds. */
export const AccountTab = () => {
  const { t } = useLingui();
  const { wallet } = useRecordAddress();
  const record = useAccountRecord(wallet);
  return (
    <Stack gap="x4">
      <PeriodFilter />
      <AccountFilters wallets={record.isPending ? [mainWallet] : (record.data?.wallets ?? [])} />
      <MovementList record={record} sums={{ moneyIn: t`Money in`, moneyOut: t`Money out` }} />
    </Stack>
  );
};
