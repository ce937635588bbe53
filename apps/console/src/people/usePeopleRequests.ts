import { getStaffPeopleRequests } from '@marquee/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/useApi.ts';
import { useMay } from '../api/useMay.ts';

/** Changes of who may do what that wait for a second person, asked for only by who could be it. */
export const usePeopleRequests = () => {
  const { query } = useApi();
  const may = useMay();
  return useQuery({
    ...query(getStaffPeopleRequests, {}),
    refetchInterval: 20_000,
    enabled: may('staff.manage'),
  });
};
