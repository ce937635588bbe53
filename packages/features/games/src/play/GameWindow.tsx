import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, EmptyState, ExternalIcon, PlayIcon, Spinner, WarningIcon } from '@marquee/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from './Play.css.ts';

/** Milliseconds between two looks whether the window still stands. */
const look = 1_000;

/**
 * Opens a window for a vendor's game, which cannot lead this page anywhere. Undefined where the browser has refused: that
 * it tells only of a window that it would let us keep.
 */
const openWindow = ({ href }: URL): Window | undefined => {
  const opened = window.open('about:blank', '_blank', 'popup');
  if (!opened) return undefined;
  opened.opener = null;
  opened.location.href = href;
  return opened;
};

type Props = {
  url: URL;
  title: string;
  /** Launches the game anew, for a window that was closed. */
  onAgain: () => void;
};

/** A vendor's game in a window of its own, as merchants may have it; the page keeps balance, clock and other games. */
export const GameWindow = ({ url, title, onAgain }: Props) => {
  const { t } = useLingui();
  const [stand, setStand] = useState<'opening' | 'blocked' | 'open' | 'closed'>('opening');
  const [opened, setOpened] = useState<Window>();
  const open = () => {
    const game = openWindow(url);
    setOpened(game);
    setStand(game ? 'open' : 'blocked');
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => {
    const timer = setTimeout(() => openFirst());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setInterval(() => {
      if (opened.closed) setStand('closed');
    }, look);
    return () => clearInterval(timer);
  }, [opened]);
  if (stand === 'opening')
    return (
      <div className={styles.cover}>
        <Spinner label={t`The game is opening`} />
      </div>
    );
  if (stand === 'blocked')
    return (
      <div className={styles.message}>
        <EmptyState
          role="alert"
          tone="caution"
          icon={<WarningIcon size="xl" />}
          title={t`Your browser has blocked the game’s window`}
          action={
            <div className={styles.actions}>
              <Button iconStart={<ExternalIcon />} onClick={open}>{t`Open the window`}</Button>
              <ButtonLink as="a" href={url.href} tone="neutral" look="outline">
                {t`Open it in this window`}
              </ButtonLink>
            </div>
          }
        >
          {t`Allow this site to open windows, or play in this one.`}
        </EmptyState>
      </div>
    );
  return (
    <div className={styles.message}>
      <EmptyState
        role={stand === 'closed' ? 'alert' : undefined}
        icon={<ExternalIcon size="xl" />}
        title={stand === 'open' ? t`${title} is open in its own window` : t`The game’s window is closed`}
        action={
          stand === 'open' ? (
            <Button
              tone="neutral"
              look="outline"
              iconStart={<ExternalIcon />}
              onClick={() => opened?.focus()}
            >
              {t`Show the window`}
            </Button>
          ) : (
            <Button iconStart={<PlayIcon />} onClick={onAgain}>{t`Open the game again`}</Button>
          )
        }
      >
        {t`Your balance here follows what you play there.`}
      </EmptyState>
    </div>
  );
};
