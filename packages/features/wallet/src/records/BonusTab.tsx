import { useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@marquee/ui';
import { MovementList } from './MovementList.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useAccountRecord } from './useAccountRecord.ts';

/** What bonus money came, and what became of it. */
export const BonusTab = () => {
  const { t } = useLingui();
  const record = useAccountRecord('bonus');
  return (
    <Stack gap="x4">
      <Text size="s" isMuted>{t`Bonus money is for playing and is kept separate from your own.`}</Text>
      <PeriodFilter />
      <MovementList record={record} sums={{ moneyIn: t`Received`, moneyOut: t`Used` }} />
    </Stack>
  );
};
