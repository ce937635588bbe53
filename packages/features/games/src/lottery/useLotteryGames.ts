import { getLotteryGames } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAnswer } from '../catalogue/keptAnswer.ts';

/** The lotteries with their next draws, asked for anew each minute; kept in session storage (`lottGames`). */
export const useLotteryGames = ({ isNeeded = true } = {}) => {
  const { query } = useApi();
  const { language } = useSite();
  const answer = useQuery({
    ...query(getLotteryGames, { query: {} }),
    enabled: isNeeded,
    refetchInterval: 60_000,
  });
  const { data, dataUpdatedAt } = answer;
  useEffect(() => {
    if (data && dataUpdatedAt > 0) keepAnswer('lottGames', language, data.list, dataUpdatedAt);
  }, [data, dataUpdatedAt, language]);
  return answer;
};
