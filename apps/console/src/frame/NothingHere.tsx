import { useLingui } from '@lingui/react/macro';
import { EmptyState, LockIcon } from '@marquee/ui';

/** Stands where an address leads to no page that the person has. */
export const NothingHere = () => {
  const { t } = useLingui();
  return (
    <EmptyState icon={<LockIcon size="xl" />} title={t`There is no such page for you`}>
      {t`Your role decides which pages you have. An owner can change it.`}
    </EmptyState>
  );
};
