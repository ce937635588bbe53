import { startSelfExclusion, startTimeOut } from '@marquee/contract/routes';
import { usePlayChange } from '../usePlay.ts';
import type { Break } from './BreakDialog.tsx';

/** Starts a break of either kind. */
export const useStartBreak = () => {
  const timeOut = usePlayChange(startTimeOut);
  const exclusion = usePlayChange(startSelfExclusion);
  return (wanted: Break) =>
    wanted.kind === 'timeOut'
      ? timeOut.mutateAsync({ body: { hours: wanted.hours } })
      : exclusion.mutateAsync({ body: { months: wanted.months } });
};
