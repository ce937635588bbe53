import { FundsCard } from './FundsCard.tsx';
import { FundsSkeleton } from './FundsSkeleton.tsx';
import { useFunds } from './useFunds.ts';

/** What the member has, on their own page; nothing where it does not come: the wallet's page says why. */
const MemberFunds = () => {
  const { data, isError, refetch } = useFunds();
  if (data) return <FundsCard funds={data} refetch={refetch} />;
  return isError ? null : <FundsSkeleton />;
};

export default MemberFunds;
