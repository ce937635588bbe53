import type { ApiError } from '@marquee/api-client';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure, MomentPicture } from '@marquee/feature-core';
import { ButtonLink, EmptyState, PageHead } from '@marquee/ui';
import { isUnknownGame } from './isUnknownGame.ts';

type Props = { query: { error: ApiError; isFetching: boolean; refetch: () => unknown } };

/** Stands in place of a game that this site does not have, or that did not load. */
export const GameFailure = ({ query }: Props) => {
  const { t } = useLingui();
  const isUnknown = isUnknownGame(query.error);
  return (
    <>
      <PageHead size="xxl" title={isUnknown ? t`Game not found` : t`Game`} />
      {isUnknown ? (
        <EmptyState
          picture={<MomentPicture moment="games" />}
          title={t`It may have left the catalogue, or the address was mistyped.`}
          action={<ButtonLink href="/games">{t`See all games`}</ButtonLink>}
        />
      ) : (
        <LoadFailure title={t`We couldn’t load this game`} query={query} />
      )}
    </>
  );
};
