import { useLingui } from '@lingui/react/macro';
import { getDepositOffers } from '@marquee/contract/routes';
import { useApi, useErrorText } from '@marquee/feature-core';
import { EmptyState, ErrorState, WalletIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { StartForm } from './StartForm.tsx';
import { StartSkeleton } from './StartSkeleton.tsx';

/** The form once it is known what the member can choose from. */
export const StartDeposit = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { query } = useApi();
  const { data, error, isFetching, refetch } = useQuery({ ...query(getDepositOffers, {}), retry: false });
  if (data && data.offers[0]) return <StartForm offers={data} first={data.offers[0]} />;
  if (data || error?.code === 'FEATURE_DISABLED') {
    return (
      <EmptyState icon={<WalletIcon size="xl" />} title={t`Deposits are not available right now`}>
        {t`Deposit methods will appear here as soon as they are available again.`}
      </EmptyState>
    );
  }
  if (!error) return <StartSkeleton />;
  return (
    <ErrorState
      title={t`We couldn’t load the deposit methods`}
      retryLabel={t`Try again`}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorText(error)}
    </ErrorState>
  );
};
