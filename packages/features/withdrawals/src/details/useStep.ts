import { getWithdrawal } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQueryClient } from '@tanstack/react-query';
import type { WithdrawalDetails } from '../history/Withdrawal.ts';
import { useRefreshMoney } from '../useRefreshMoney.ts';

/** Takes the answer of a step as the withdrawal's new state, and asks again for what it has changed elsewhere. */
export const useStep = () => {
  const { query } = useApi();
  const queries = useQueryClient();
  const refresh = useRefreshMoney();
  return (after: WithdrawalDetails) => {
    queries.setQueryData(query(getWithdrawal, { query: { id: after.id } }).queryKey, after);
    refresh();
  };
};
