import { getStaffWithdrawals } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';

/** Milliseconds after which the queues are asked for again. */
const every = 20_000;

/** How many withdrawals of the merchant wait for staff, by queue. */
export const useQueues = () => {
  const { query } = useApi();
  const may = useMay();
  const { data } = useQuery({
    ...query(getStaffWithdrawals, { query: { queue: 'decide', page: 1, pageSize: 1 } }),
    enabled: may('withdrawals.read'),
    refetchInterval: every,
  });
  return data?.waiting;
};
