import { getDepositOffers, getDeposits } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Stack } from '@marquee/ui';
import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DepositOrder } from './order/DepositOrder.tsx';
import { DepositList } from './list/DepositList.tsx';
import { firstDeposits } from './list/firstDeposits.ts';
import { StartDeposit } from './start/StartDeposit.tsx';

/** The form, and the deposits so far once it is known how much room the form takes. */
const Beginning = () => {
  const { query } = useApi();
  const isPending = useDeferredValue(useQuery(query(getDepositOffers, {})).isPending);
  usePrefetchQuery(query(getDeposits, firstDeposits));
  const [hasForm, setHasForm] = useState(!isPending);
  if (!isPending && !hasForm) setHasForm(true);
  return (
    <>
      <StartDeposit />
      {hasForm && <DepositList />}
    </>
  );
};

/** Asks for a deposit, or shows the one that the address names. */
const DepositPage = () => {
  const [search] = useSearchParams();
  const reference = search.get('reference');
  return (
    <Stack gap="x6">
      {reference ? <DepositOrder key={reference} reference={reference} /> : <Beginning />}
    </Stack>
  );
};

export default DepositPage;
