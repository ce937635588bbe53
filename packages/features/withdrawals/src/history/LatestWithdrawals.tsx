import { useLingui } from '@lingui/react/macro';
import { Heading, Inline, Stack, TextLink } from '@marquee/ui';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalRows } from './WithdrawalRows.tsx';

const shown = 3;

/** How the last withdrawals stand; nothing before the first one. */
export const LatestWithdrawals = () => {
  const { t } = useLingui();
  const { data } = useWithdrawals(1, shown);
  if (!data || data.total === 0) return null;
  return (
    <Stack as="section" gap="x3">
      <Inline justify="between">
        <Heading level={2} size="m">{t`Recent withdrawals`}</Heading>
        <TextLink href="/member/withdrawals" look="quiet">{t`All withdrawals`}</TextLink>
      </Inline>
      <WithdrawalRows withdrawals={data.withdrawals} />
    </Stack>
  );
};
