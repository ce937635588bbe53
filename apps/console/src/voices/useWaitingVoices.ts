import { getStaffVoices } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';

/** Milliseconds after which the queues are asked for again. */
const every = 20_000;

/** How many questions and complaints of the merchant are open, overdue and one's own. */
export const useWaitingVoices = () => {
  const { query } = useApi();
  const may = useMay();
  const { data } = useQuery({
    ...query(getStaffVoices, { query: { page: 1, pageSize: 1 } }),
    enabled: may('voices.read'),
    refetchInterval: every,
  });
  return data?.waiting;
};
