import type { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { useErrorText } from '@marquee/feature-core';
import { ButtonLink, EmptyState, ErrorState, GamesIcon, Heading } from '@marquee/ui';

type Props = { error: ApiError; isRetrying: boolean; onRetry: () => void };

/** Stands in place of a game that this site does not have, or that did not load. */
export const GameFailure = ({ error, isRetrying, onRetry }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  // An id of a wrong shape names no game either.
  const isUnknown = error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT';
  return (
    <>
      <Heading level={1}>{isUnknown ? t`Game not found` : t`Game`}</Heading>
      {isUnknown ? (
        <EmptyState
          icon={<GamesIcon size="xl" />}
          title={t`This game doesn’t exist`}
          action={<ButtonLink href="/games">{t`See all games`}</ButtonLink>}
        >
          {t`It may have left the catalogue, or the address was mistyped.`}
        </EmptyState>
      ) : (
        <ErrorState
          title={t`We couldn’t load this game`}
          retryLabel={t`Try again`}
          isRetrying={isRetrying}
          onRetry={onRetry}
        >
          {errorText(error)}
        </ErrorState>
      )}
    </>
  );
};
