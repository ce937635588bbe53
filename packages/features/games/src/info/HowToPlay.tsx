import { useLingui } from '@lingui/react/macro';
import { useOpenModal, useSession, useSite } from '@marquee/feature-core';
import { Button, ButtonLink, PlayIcon, Text } from '@marquee/ui';
import { useUnfinishedGames } from '../favourites/useUnfinishedGames.ts';
import { ClosedGame } from './ClosedGame.tsx';
import { FactList } from './FactList.tsx';
import { PlannedClosing } from './PlannedClosing.tsx';
import * as styles from './Game.css.ts';
import { playPath } from '../play/playPath.ts';
import type { GameInfo } from './GameInfo.ts';

/** How a game may be played, as the platform says, and the way into it: guests are asked to log in there. */
export const HowToPlay = ({ info: { game, modes } }: { info: GameInfo }) => {
  const { t } = useLingui();
  const session = useSession();
  const open = useOpenModal();
  const { hasFlag, hasFeature } = useSite();
  const isGuest = session.status === 'guest';
  const isDemo = session.status === 'member' && session.isDemo;
  const hasDemo = modes.demo && hasFlag('FREEPLAY3') && hasFeature('free-play');
  const needsLogin = isGuest || isDemo;
  const allowed = needsLogin ? t`After login` : t`Allowed`;
  const realMoney = modes.real ? allowed : t`Not available`;
  const canPlay = isDemo ? modes.demo : modes.real;
  const isOpen = useUnfinishedGames().data?.list.some(({ nodeId }) => nodeId === game.nodeId) ?? false;
  const play = isDemo ? t`Play with demo money` : t`Play`;
  if (game.underMaintenance) return <ClosedGame endsAt={game.maintenance?.endsAt ?? null} />;
  return (
    <section className={styles.play} aria-label={t`How to play`}>
      {game.maintenance?.startsAt && (
        <PlannedClosing startsAt={game.maintenance.startsAt} endsAt={game.maintenance.endsAt} />
      )}
      {isOpen && canPlay && <Text>{t`You have a round open here. It goes on where you left it.`}</Text>}
      {(canPlay || (isGuest && hasDemo)) && (
        <div className={styles.ways}>
          {canPlay && (
            <ButtonLink href={playPath(game.nodeId)} size="l" iconStart={<PlayIcon />}>
              {isOpen ? t`Continue your round` : play}
            </ButtonLink>
          )}
          {isDemo && modes.real && (
            <Button size="l" tone="neutral" look="outline" onClick={() => open('realAccountNeeded', {})}>
              {t`Play for real money`}
            </Button>
          )}
          {hasDemo && isGuest && (
            <Button size="l" tone="neutral" look="outline" onClick={() => open('freePlay', {})}>
              {t`Try with demo money`}
            </Button>
          )}
        </div>
      )}
      <FactList
        facts={[
          [t`Demo money`, hasDemo ? t`Allowed` : t`Not available`],
          [t`Real money`, realMoney],
        ]}
      />
    </section>
  );
};
