import { getBalance, getWithdrawal, getWithdrawals, getWithdrawalTerms } from '@marquee/contract/routes';
import { useQueryClient } from '@tanstack/react-query';

/** Asks again for everything that a step of a withdrawal changes: the balance, what is left of today, the lists. */
export const useRefreshMoney = () => {
  const queries = useQueryClient();
  return () => {
    for (const { id } of [getBalance, getWithdrawal, getWithdrawals, getWithdrawalTerms])
      void queries.invalidateQueries({ queryKey: [id] });
  };
};
