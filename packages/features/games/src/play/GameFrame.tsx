import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@marquee/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Game } from '../catalogue/Game.ts';
import * as styles from './Play.css.ts';
import { SilentGame } from './SilentGame.tsx';
import { SlowGame } from './SlowGame.tsx';
import { type FrameMessage, useFrameMessages } from './useFrameMessages.ts';

/** Milliseconds after which a game that has not come is said to be slow. */
const patience = 20_000;

type Props = {
  url: URL;
  title: string;
  /** Games that may be tried in its place. */
  others: readonly Game[];
  stage: RefObject<HTMLDivElement | null>;
  onRetry: () => void;
  onMessage: (message: FrameMessage) => void;
};

/** `shown` and, beyond our patience, `silent` is a page that came and said nothing: perhaps the browser's own, of a failure. */
type Stand = 'waiting' | 'slow' | 'shown' | 'silent' | 'here';

const whenLate: Partial<Record<Stand, Stand>> = { waiting: 'slow', shown: 'silent' };
const whenLoaded: Partial<Record<Stand, Stand>> = { waiting: 'shown', slow: 'silent' };

/** A vendor's game within the page. It may run scripts of its own, and neither leave its frame nor read ours. */
export const GameFrame = ({ url, title, others, stage, onRetry, onMessage }: Props) => {
  const { t } = useLingui();
  const frame = useRef<HTMLIFrameElement>(null);
  const [stand, setStand] = useState<Stand>('waiting');
  useEffect(() => {
    const timer = setTimeout(() => setStand((now) => whenLate[now] ?? now), patience);
    return () => clearTimeout(timer);
  }, []);
  useFrameMessages(frame, url.origin, (message) => {
    setStand('here');
    onMessage(message);
  });
  return (
    <div ref={stage} className={styles.stage}>
      {stand === 'silent' && <SilentGame onRetry={onRetry} onClose={() => setStand('here')} />}
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
        onLoad={() => setStand((now) => whenLoaded[now] ?? now)}
      />
      {stand === 'waiting' && (
        <div className={styles.cover}>
          <Spinner label={t`The game is opening`} />
        </div>
      )}
      {stand === 'slow' && <SlowGame url={url} others={others} onRetry={onRetry} />}
    </div>
  );
};
