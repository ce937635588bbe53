import { useLingui } from '@lingui/react/macro';
import { Button, ButtonLink, EmptyState, ExternalIcon, RefreshIcon, Shelf, WarningIcon } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { GameCard } from '../catalogue/GameCard.tsx';
import * as styles from './Play.css.ts';

type Props = {
  url: URL;
  /** Games that may be tried in its place. */
  others: readonly Game[];
  onRetry: () => void;
};

/** In place of a game that has not come in time: another try, the same window, and games to play instead. */
export const SlowGame = ({ url, others, onRetry }: Props) => {
  const { t } = useLingui();
  const playable = others.filter(({ underMaintenance }) => !underMaintenance);
  return (
    <div className={styles.slow}>
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
      {playable.length > 0 && (
        <Shelf title={t`Try other games`}>
          {playable.map((game) => (
            <GameCard key={game.nodeId} game={game} />
          ))}
        </Shelf>
      )}
    </div>
  );
};
