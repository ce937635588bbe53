import { useLingui } from '@lingui/react/macro';
import { useGuard, useOpenModal, useSession, useSite } from '@marquee/feature-core';
import { Banner, Button, LoginIcon, PlayIcon, Text } from '@marquee/ui';
import { FactList } from './FactList.tsx';
import * as styles from './Game.css.ts';
import type { GameInfo } from './GameInfo.ts';

/**
 * How a game may be played, as the platform says, and the next step towards it. Games do not start here yet, so a
 * member who may play is told so instead of being offered a button that does nothing.
 */
export const HowToPlay = ({ info: { game, modes } }: { info: GameInfo }) => {
  const { t } = useLingui();
  const session = useSession();
  const guard = useGuard();
  const open = useOpenModal();
  const { hasFlag, hasFeature } = useSite();
  const isGuest = session.status === 'guest';
  const isDemo = session.status === 'member' && session.isDemo;
  const hasDemo = modes.demo && hasFlag('FREEPLAY3') && hasFeature('free-play');
  const needsLogin = isGuest || isDemo;
  const allowed = needsLogin ? t`After login` : t`Allowed`;
  const realMoney = modes.real ? allowed : t`Not available`;
  if (game.underMaintenance)
    return (
      <Banner tone="caution" title={t`This game is under maintenance`}>
        {t`You can play it again once the provider has finished. Nothing is lost.`}
      </Banner>
    );
  return (
    <section className={styles.play} aria-label={t`How to play`}>
      <FactList
        facts={[
          [t`Demo money`, hasDemo ? t`Allowed` : t`Not available`],
          [t`Real money`, realMoney],
        ]}
      />
      {needsLogin && (modes.real || (isGuest && hasDemo)) && (
        <div className={styles.ways}>
          {modes.real && (
            <Button
              size="l"
              iconStart={isGuest ? <LoginIcon /> : <PlayIcon />}
              onClick={() => guard(() => undefined)}
            >
              {isGuest ? t`Log in to play` : t`Play for real money`}
            </Button>
          )}
          {hasDemo && isGuest && (
            <Button size="l" tone="neutral" look="outline" onClick={() => open('freePlay', {})}>
              {t`Try with demo money`}
            </Button>
          )}
        </div>
      )}
      <Text size="s" isMuted>
        {t`Games can’t be opened on this site yet. Until then, this page shows what each one is and how it’s played.`}
      </Text>
    </section>
  );
};
