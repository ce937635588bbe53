import type { Exclusion } from '@marquee/contract/errors';
import type { ActiveExclusion } from './findExclusion.ts';

/** An exclusion as answers carry it. */
export const describeExclusion = ({ kind, startedAt, endsAt }: ActiveExclusion): Exclusion => ({
  kind,
  startedAt: startedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});
