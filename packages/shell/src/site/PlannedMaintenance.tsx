import { useSite } from '@marquee/feature-core';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { useLooksAgain } from './useLooksAgain.ts';

const loadNotice = () => import('./MaintenanceNotice.slot.tsx');

/** Tells of a maintenance that is about to begin; its code comes when there is one. */
export const PlannedMaintenance = () => {
  const planned = useSite().permission?.plannedMaintenance;
  useLooksAgain();
  return (
    planned && (
      <Extra>
        <LazyPart load={loadNotice} props={planned} />
      </Extra>
    )
  );
};
