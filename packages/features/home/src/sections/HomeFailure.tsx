import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { ErrorState } from '@marquee/ui';
import { useHome } from '../useHome.ts';

/** Stands in for banners, promotions and popular games when their one answer did not come. */
export const HomeFailure = () => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, isError, isFetching, refetch } = useHome();
  if (!isError || data) return null;
  return (
    <ErrorState
      title={t`We couldn’t load our latest news`}
      retryLabel={t`Try again`}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorText(error)}
    </ErrorState>
  );
};
