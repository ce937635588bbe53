import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, EmptyState, ExternalIcon, RefreshIcon, Spinner, WarningIcon } from '@marquee/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './Play.css.ts';
import { type FrameMessage, useFrameMessages } from './useFrameMessages.ts';

/** Milliseconds after which a game that has not come is said to be slow. */
const patience = 20_000;

type Props = {
  url: URL;
  title: string;
  stage: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  onMessage: (message: FrameMessage) => void;
};

/** A vendor's game within the page. It may run scripts of its own, and neither leave its frame nor read ours. */
export const GameFrame = ({ url, title, stage, onRetry, onMessage }: Props) => {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [stand, setStand] = useState<'waiting' | 'slow' | 'here'>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setStand((now) => (now === 'waiting' ? 'slow' : now)), patience);
    return () => clearTimeout(timer);
  }, []);
  useFrameMessages(frame, url.origin, (message) => {
    if (message.marquee === 'ready') setStand('here');
    onMessage(message);
  });
  return (
    <div ref={stage} className={styles.stage}>
      <iframe
        ref={frame}
        src={url.href}
        title={title}
        className={styles.frame}
        // Games keep storage and call their own servers by their origin. It is never ours, where the two would undo
        // the sandbox: `GameStage` refuses such an address, and no page of ours lets itself be framed.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="fullscreen; autoplay"
        referrerPolicy="origin"
        onLoad={() => setStand('here')}
      />
      {stand === 'waiting' && (
        <div className={styles.cover}>
          <Spinner label={t`The game is opening`} />
        </div>
      )}
      {stand === 'slow' && (
        <div className={styles.cover}>
          <EmptyState
            role="alert"
            tone="caution"
            icon={<WarningIcon size="xl" />}
            title={t`The game isn’t opening`}
            action={
              <div className={styles.actions}>
                <Button iconStart={<RefreshIcon />} onClick={onRetry}>{t`Try again`}</Button>
                <ButtonLink as="a" href={url.href} tone="neutral" look="outline" iconStart={<ExternalIcon />}>
                  {t`Open it in this window`}
                </ButtonLink>
              </div>
            }
          >
            {t`Its provider hasn’t answered for a while. Your balance is safe.`}
          </EmptyState>
        </div>
      )}
    </div>
  );
};
