import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { useHome } from '../useHome.ts';

/** Stands in for banners, promotions and popular games when their one answer did not come. */
export const HomeFailure = () => {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useHome();
  if (!isError || data) return null;
  return <LoadFailure title={t`We couldn’t load our latest news`} query={{ error, isFetching, refetch }} />;
};
