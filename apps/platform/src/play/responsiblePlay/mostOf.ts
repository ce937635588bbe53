import type { LimitRule } from './PlaySettings.ts';

/** Minutes of the longest such period: nobody can play longer. */
const minutes = { day: 24 * 60, week: 7 * 24 * 60, month: 31 * 24 * 60 } as const;

/** The most that a limit can be set to; null where nothing bounds it. */
export const mostOf = ({ kind, period, ceiling }: LimitRule): number | null =>
  kind === 'session' ? Math.min(ceiling ?? minutes[period], minutes[period]) : ceiling;
