import type { ValueOf } from '@marquee/contract';
import type { Site } from '#kernel';

type Told = Pick<ValueOf<'getStatus'>, 'maintenance' | 'maintenanceInfo'>;

/** The maintenance of a site as visitors are told of it. */
export const maintenanceOf = ({ maintenance }: Site): Told => ({
  maintenance: maintenance !== null,
  maintenanceInfo: maintenance && {
    endsAt: maintenance.endsAt?.toISOString() ?? null,
    message: maintenance.message,
  },
});
