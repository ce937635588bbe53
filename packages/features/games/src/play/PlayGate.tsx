import { useLingui } from '@lingui/react/macro';
import { useOpenModal, useSite } from '@marquee/feature-core';
import { Button, EmptyState, LoginIcon } from '@marquee/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as styles from './Play.css.ts';
import { demoParameter } from './playPath.ts';

type Props = { hasDemo: boolean };

/** What a guest meets in place of a game: the login box, and free play where the game and the site have it. */
export const PlayGate = ({ hasDemo }: Props) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const { hasFlag, hasFeature } = useSite();
  const [parameters] = useSearchParams();
  const canTry = hasDemo && hasFlag('FREEPLAY3') && hasFeature('free-play');
  const wantsDemo = parameters.has(demoParameter);
  useEffect(() => {
    open(canTry && wantsDemo ? 'freePlay' : 'login', {});
    // The box is opened once: whoever closes it is not asked again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <EmptyState
      icon={<LoginIcon size="xl" />}
      title={t`Log in to play`}
      action={
        <div className={styles.actions}>
          <Button iconStart={<LoginIcon />} onClick={() => open('login', {})}>{t`Log in`}</Button>
          {canTry && (
            <Button tone="neutral" look="outline" onClick={() => open('freePlay', {})}>
              {t`Try with demo money`}
            </Button>
          )}
        </div>
      }
    >
      {t`The game opens as soon as you’re in.`}
    </EmptyState>
  );
};
