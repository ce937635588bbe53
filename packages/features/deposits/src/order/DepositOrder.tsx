import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { ButtonLink, Card, EmptyState } from '@marquee/ui';
import { depositPath } from '../depositPath.ts';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { Outcome } from './Outcome.tsx';
import { useDeposit } from './useDeposit.ts';
import { Waiting } from './Waiting.tsx';

/** One deposit as it stands: where to pay while it waits, then what became of it. */
export const DepositOrder = ({ reference }: { reference: string }) => {
  const { t } = useLingui();
  const deposit = useDeposit(reference);
  const { data, error } = deposit;
  if (data)
    return data.state === 'waiting' ? (
      <Waiting deposit={data} />
    ) : (
      <Outcome key={data.state} deposit={data} />
    );
  if (!error) return <OrderSkeleton />;
  if (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT') {
    return (
      <Card padding="m">
        <EmptyState
          picture={<MomentPicture moment="no-match" />}
          title={t`Deposit not found`}
          action={<ButtonLink href={depositPath()}>{t`New deposit`}</ButtonLink>}
        >
          {t`The link may be incomplete, or belong to another account.`}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card padding="m">
      <LoadFailure title={t`We couldn’t load this deposit`} query={deposit} />
    </Card>
  );
};
