import { useLingui } from '@lingui/react/macro';
import { Card, ErrorState } from '@marquee/ui';
import { useErrorText } from './useErrorText.ts';

type Props = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

/** Stands where what a page asks for did not load, says why, and asks again. */
export const LoadFailure = ({ query }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Card padding="m">
      <ErrorState
        title={t`This did not load`}
        retryLabel={t`Try again`}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorText(query.error)}
      </ErrorState>
    </Card>
  );
};
