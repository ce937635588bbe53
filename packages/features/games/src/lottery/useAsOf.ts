import { useEffect, useEffectEvent } from 'react';

type Answer = { data: unknown; dataUpdatedAt: number; refetch: () => unknown };

/** Asks anew for answers that are older than a moment, in milliseconds since 1970; once for each moment. */
export const useAsOf = (moment: number, answers: readonly Answer[]): void => {
  const renew = useEffectEvent(() => {
    for (const { data, dataUpdatedAt, refetch } of answers)
      if (data !== undefined && dataUpdatedAt < moment) void refetch();
  });
  useEffect(() => {
    if (moment > 0) renew();
  }, [moment]);
};
