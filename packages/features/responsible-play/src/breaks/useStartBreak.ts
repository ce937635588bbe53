import { startSelfExclusion, startTimeOut } from '@marquee/contract/routes';
import { usePlayChange } from '../usePlay.ts';
import type { Break } from './BreakDialog.tsx';

/** Starts a break of either kind. */
export const useStartBreak = () => {
  const timeOut = usePlayChange(startTimeOut);
  const exclusion = usePlayChange(startSelfExclusion);
  return {
    start: (wanted: Break, onSuccess: () => void) =>
      wanted.kind === 'timeOut'
        ? timeOut.mutate({ body: { hours: wanted.hours } }, { onSuccess })
        : exclusion.mutate({ body: { months: wanted.months } }, { onSuccess }),
    isPending: timeOut.isPending || exclusion.isPending,
    error: timeOut.error ?? exclusion.error,
  };
};
