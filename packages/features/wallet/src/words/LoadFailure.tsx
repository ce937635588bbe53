import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { ErrorState } from '@marquee/ui';

type Props = {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Stands where something of the wallet did not load. */
export const LoadFailure = ({ title, query }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title}
      retryLabel={t`Try again`}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {errorText(query.error)}
    </ErrorState>
  );
};
