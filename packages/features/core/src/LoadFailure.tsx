import { useLingui } from '@lingui/react/macro';
import { Card, ErrorState } from '@marquee/ui';
import { useErrorText } from './useErrorText.ts';

type Props = {
  /** What did not load, as a sentence. */
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** In a card of its own, where nothing else frames it. */
  isCard?: boolean;
};

/** Stands where what a query asks for did not load: says so, says why, and asks again. */
export const LoadFailure = ({ title, query, isCard = false }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const failure = (
    <ErrorState
      title={title}
      retryLabel={t`Try again`}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {errorText(query.error)}
    </ErrorState>
  );
  return isCard ? <Card padding="m">{failure}</Card> : failure;
};
