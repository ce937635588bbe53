import { getStaffDeposits } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';

/** Milliseconds after which the queues are asked for again. */
const every = 20_000;

/** How many deposits and transfers of the merchant wait for staff, by queue. */
export const useDepositQueues = () => {
  const { query } = useApi();
  const may = useMay();
  const { data } = useQuery({
    ...query(getStaffDeposits, { query: { queue: 'slips', page: 1, pageSize: 1 } }),
    enabled: may('deposits.read'),
    refetchInterval: every,
  });
  return data?.waiting;
};
