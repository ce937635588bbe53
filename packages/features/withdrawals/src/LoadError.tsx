import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { Card, ErrorState } from '@marquee/ui';

type Props = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** Stands where a part of a page could not be loaded. */
export const LoadError = ({ error, isRetrying, onRetry }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  return (
    <Card padding="m">
      <ErrorState
        title={t`We couldn’t load this`}
        retryLabel={t`Try again`}
        isRetrying={isRetrying}
        onRetry={onRetry}
      >
        {errorText(error)}
      </ErrorState>
    </Card>
  );
};
