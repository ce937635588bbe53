import { useLingui } from '@lingui/react/macro';
import { Heading, Inline, Stack, TextLink } from '@marquee/ui';
import { isOpen } from './isOpen.ts';
import { useWithdrawals } from './useWithdrawals.ts';
import { WithdrawalRows } from './WithdrawalRows.tsx';

/** As many of the latest as are looked through. */
const latest = 5;

/** Withdrawals that something can still happen to; nothing where there is none. */
const OpenWithdrawals = () => {
  const { t } = useLingui();
  const { data } = useWithdrawals(1, latest);
  const open = data?.withdrawals.filter(({ state }) => isOpen(state)) ?? [];
  if (open.length === 0) return null;
  return (
    <Stack as="section" gap="x3">
      <Inline justify="between">
        <Heading level={2} size="m">{t`Withdrawals under way`}</Heading>
        <TextLink href="/member/withdrawals" look="quiet">{t`All withdrawals`}</TextLink>
      </Inline>
      <WithdrawalRows withdrawals={open} />
    </Stack>
  );
};

export default OpenWithdrawals;
