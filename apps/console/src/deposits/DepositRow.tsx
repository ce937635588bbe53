import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Inline, Money, Stack, Text, TextLink } from '@marquee/ui';
import { depositTones, type StaffArrival, type StaffDeposit, useDepositWords } from './useDepositWords.ts';

type Props = {
  deposit: StaffDeposit;
  arrival: StaffArrival;
  /** Left out where it cannot be matched now. */
  onMatch: (() => void) | undefined;
};

/** A deposit beside the transfer that it could be waiting for: what speaks for it, and what differs. */
export const DepositRow = ({ deposit, arrival, onMatch }: Props) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const words = useDepositWords();
  const { reference, amount, currency, username, methodName, state, slipAt, createdAt } = deposit;
  return (
    <Inline justify="between" gap="x3">
      <Stack gap="x1">
        <Inline gap="x2">
          <TextLink href={`/deposits/${reference}`}>{reference}</TextLink>
          <Money minor={amount} currency={currency} />
          <Badge tone={depositTones[state]}>{words.deposits[state]}</Badge>
          {arrival.memo.toUpperCase().includes(reference) && (
            <Badge tone="positive">{t`Named in the transfer`}</Badge>
          )}
          {amount !== arrival.amount && <Badge tone="caution">{t`Another amount`}</Badge>}
          {slipAt && <Badge tone="accent">{t`Slip`}</Badge>}
        </Inline>
        <Text size="s" isMuted>
          {[username, methodName, relative(createdAt)].join(' · ')}
        </Text>
      </Stack>
      {onMatch && <Button size="s" look="outline" onClick={onMatch}>{t`Match …`}</Button>}
    </Inline>
  );
};
