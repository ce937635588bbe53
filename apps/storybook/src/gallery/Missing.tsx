import { EmptyState } from '@marquee/ui';

/** Stands where a brand has no such screen. */
export const Missing = ({ brand }: { brand: string }) => (
  <EmptyState title={`${brand} does not list this feature`}>The screen is not part of its sites.</EmptyState>
);
