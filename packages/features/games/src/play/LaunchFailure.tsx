import type { ApiError } from '@marquee/api-client';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LoadFailure, useErrorText, useOpenModal, useSite } from '@marquee/feature-core';
import { Button, ButtonLink, EmptyState, LockIcon, Shelf, WarningIcon } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { GameCard } from '../catalogue/GameCard.tsx';

const closed = msg`This game is closed for now`;
const stopped = msg`You can’t play right now`;

/** Refusals that another try would not change, by what they mean to the player. */
const titles: Partial<Record<ApiError['code'], MessageDescriptor>> = {
  NOT_FOUND: msg`This game doesn’t exist`,
  INVALID_INPUT: msg`This game doesn’t exist`,
  GAME_UNDER_MAINTENANCE: closed,
  GAME_UNAVAILABLE: closed,
  REAL_ACCOUNT_REQUIRED: msg`This game needs a real account`,
  PLAYER_BLOCKED: stopped,
  TIME_OUT_ACTIVE: stopped,
  SELF_EXCLUDED: stopped,
  PLAY_UNDER_REVIEW: stopped,
  LOSS_LIMIT_REACHED: stopped,
  STAKE_LIMIT_REACHED: stopped,
  SESSION_LIMIT_REACHED: stopped,
};

type Props = {
  query: { error: ApiError; isFetching: boolean; refetch: () => unknown };
  /** Games that may be tried in its place. */
  others: readonly Game[];
};

/** Says why a game did not open, until when where that is known, and what the player can do now. */
export const LaunchFailure = ({ query, others }: Props) => {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const open = useOpenModal();
  const { hasPage } = useSite();
  const { error } = query;
  const title = titles[error.code];
  if (!title) return <LoadFailure title={t`The game didn’t open`} query={query} />;
  const isStopped = title === stopped;
  const needsAccount = error.code === 'REAL_ACCOUNT_REQUIRED';
  const playable = isStopped ? [] : others.filter(({ underMaintenance }) => !underMaintenance);
  const limits = isStopped && hasPage('/member/limits');
  return (
    <>
      <EmptyState
        role="alert"
        tone={isStopped ? 'caution' : 'neutral'}
        icon={isStopped || needsAccount ? <LockIcon size="xl" /> : <WarningIcon size="xl" />}
        title={i18n._(title)}
        action={
          needsAccount ? (
            <Button onClick={() => open('realAccountNeeded', {})}>{t`Play for real money`}</Button>
          ) : (
            <ButtonLink href={limits ? '/member/limits' : '/games'} tone="neutral" look="outline">
              {limits ? t`See my limits` : t`See all games`}
            </ButtonLink>
          )
        }
      >
        {errorText(error)}
      </EmptyState>
      {playable.length > 0 && (
        <Shelf title={t`Try other games`}>
          {playable.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
        </Shelf>
      )}
    </>
  );
};
