import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Inline, Money, Stack, Text, TextLink } from '@marquee/ui';
import type { StaffArrival, StaffDeposit } from './useDepositWords.ts';

type Props = {
  arrival: StaffArrival;
  expected: StaffDeposit;
  /** Left out where it cannot be matched now. */
  onMatch: (() => void) | undefined;
};

/** A transfer beside the deposit that it could belong to: what speaks for it, and what differs. */
export const ArrivalRow = ({ arrival, expected, onMatch }: Props) => {
  const { t } = useLingui();
  const { relative } = useDateTime();
  const { id, reference, amount, currency, memo, payerName, payerBank, payerNumber, request, at } = arrival;
  const isNamed = memo.toUpperCase().includes(expected.reference);
  return (
    <Inline justify="between" gap="x3">
      <Stack gap="x1">
        <Inline gap="x2">
          <TextLink href={`/arrivals/${id}`}>{reference}</TextLink>
          <Money minor={amount} currency={currency} />
          {isNamed && <Badge tone="positive">{t`Names this deposit`}</Badge>}
          {amount !== expected.amount && <Badge tone="caution">{t`Another amount`}</Badge>}
          {request && <Badge tone="accent">{t`Waits for a second person`}</Badge>}
        </Inline>
        <Text size="s" isMuted>
          {[memo, `${payerName}, ${payerBank} ${payerNumber}`, relative(at)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {onMatch && <Button size="s" look="outline" onClick={onMatch}>{t`Match …`}</Button>}
    </Inline>
  );
};
