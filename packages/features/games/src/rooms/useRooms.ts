import { getPvpRooms } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds between looks at the list while the page is looked at. */
const lookEvery = 5_000;

/** Rooms where players play each other, as they are now. */
export const useRooms = () => {
  const { query } = useApi();
  return useQuery({ ...query(getPvpRooms, {}), refetchInterval: lookEvery }).data?.rooms ?? [];
};
