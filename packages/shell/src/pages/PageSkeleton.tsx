import { useLingui } from '@lingui/react/macro';

/** Stands in the shape of a page while its code loads. */
export const PageSkeleton = () => {
  const { t } = useLingui();
  return <output aria-label={t`Loading`} />;
};
