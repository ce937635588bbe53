import { useLingui } from '@lingui/react/macro';
import { PageHead, Stack } from '@marquee/ui';
import { useSearchParams } from 'react-router-dom';
import { DepositList } from './list/DepositList.tsx';
import { DepositOrder } from './order/DepositOrder.tsx';
import { StartDeposit } from './start/StartDeposit.tsx';

/** Asks for a deposit, or shows the one that the address names. */
const DepositPage = () => {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const reference = search.get('reference');
  return (
    <Stack gap="x6">
      <PageHead title={t`Deposit`}>
        {t`Pay in here and follow your deposits. What you pay is credited as soon as it has arrived.`}
      </PageHead>
      {reference ? <DepositOrder key={reference} reference={reference} /> : <StartDeposit />}
      {!reference && <DepositList />}
    </Stack>
  );
};

export default DepositPage;
