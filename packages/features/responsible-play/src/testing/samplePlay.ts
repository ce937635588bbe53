import type { Limit, Play } from '../Play.ts';

const periods = ['day', 'week', 'month'] as const;

/** A limit of VND, none unless told. */
export const sampleLimit = (changes: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  period: 'day',
  limit: null,
  isOwn: false,
  used: 0,
  resetsAt: '2026-11-21T17:00:00.000Z',
  pending: null,
  least: 50_000,
  most: null,
  ...changes,
});

/** A member of a Vietnamese merchant, without limits unless told. */
export const samplePlay = (changes: Partial<Play> = {}, limits: readonly Limit[] = []): Play => ({
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  waitHours: 24,
  limits: (['deposit', 'loss', 'stake', 'session'] as const).flatMap((kind) =>
    periods.map(
      (period) =>
        limits.find((limit) => limit.kind === kind && limit.period === period) ??
        sampleLimit({ kind, period, ...(kind === 'session' && { least: 15, most: 1440 }) }),
    ),
  ),
  exclusion: null,
  timeOutHours: [24, 168],
  exclusionMonths: [6, 12, null],
  realityCheck: { minutes: 60, choices: [15, 30, 60] },
  ...changes,
});
