import { getAnnouncements } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { pageSize } from '../reader/pageSize.ts';
import { allKinds } from './kinds.ts';

/** Most that one answer holds; what is older opens at the first page. */
const lookback = 60;

/** The page that an announcement stands on; undefined while it is being looked for. */
export const useStartPage = (id: string | undefined): number | undefined => {
  const { query } = useApi();
  const input = { query: { types: allKinds, platform: 'W', page: 1, pageSize: lookback } } as const;
  const found = useQuery({ ...query(getAnnouncements, input), enabled: id !== undefined });
  if (id === undefined || found.isError) return 1;
  if (!found.data) return undefined;
  const position = found.data.announcements.findIndex((each) => each.id === id);
  return position < 0 ? 1 : Math.floor(position / pageSize) + 1;
};
