import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { Stack } from '@marquee/ui';
import { FundsCard } from './FundsCard.tsx';
import { FundsSkeleton } from './FundsSkeleton.tsx';
import { LastMovements } from './LastMovements.tsx';
import { useFunds } from './useFunds.ts';
import { useIsSingle } from './useIsSingle.ts';
import { VendorWallets } from './VendorWallets.tsx';

/** What the member has, where it is, and what happened to it last. */
const Wallet = () => {
  const { t } = useLingui();
  const isSingle = useIsSingle();
  const funds = useFunds();
  return (
    <Stack gap="x5">
      {funds.data ? (
        <FundsCard funds={funds.data} refetch={funds.refetch} />
      ) : funds.isError ? (
        <LoadFailure isCard title={t`We couldn’t load your wallet`} query={funds} />
      ) : (
        <FundsSkeleton />
      )}
      {!isSingle && funds.data && !funds.data.isSingle && <VendorWallets funds={funds.data} />}
      <LastMovements />
    </Stack>
  );
};

export default Wallet;
