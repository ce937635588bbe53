import type { ValueOf } from '@marquee/contract';
import type { Site } from '#kernel';

type Told = Pick<ValueOf<'getStatus'>, 'maintenance' | 'maintenanceInfo' | 'plannedMaintenance'>;

/** The maintenance of a site as visitors are told of it. */
export const maintenanceOf = ({ maintenance, plannedMaintenance }: Site): Told => ({
  maintenance: maintenance !== null,
  maintenanceInfo: maintenance && {
    endsAt: maintenance.endsAt?.toISOString() ?? null,
    message: maintenance.message,
  },
  plannedMaintenance: plannedMaintenance && {
    startsAt: plannedMaintenance.startsAt.toISOString(),
    endsAt: plannedMaintenance.endsAt?.toISOString() ?? null,
  },
});
