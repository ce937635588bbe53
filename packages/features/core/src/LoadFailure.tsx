import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '@marquee/ui';
import { useErrorText } from './useErrorText.ts';

type Props = {
  /** What did not load, as a sentence. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Stands where what a query asks for did not load: says so, says why, and asks again. */
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
