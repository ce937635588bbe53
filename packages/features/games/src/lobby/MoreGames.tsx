import { useLingui } from '@lingui/react/macro';
import { Button, Text } from '@marquee/ui';
import { useRef } from 'react';
import * as styles from './Lobby.css.ts';
import { useNearEnd } from './useNearEnd.ts';

type Props = {
  loaded: number;
  shown: number;
  total: number;
  isLoading: boolean;
  onMore: () => void;
  onNear: () => void;
};

/** So many pages come by themselves after the one that was asked for; then the foot of the site can be reached. */
const pagesByThemselves = 5;

/** The way to more games: by the button, and for some pages after that by scrolling on. */
export const MoreGames = ({ loaded, shown, total, isLoading, onMore, onNear }: Props) => {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  useNearEnd(ref, !isLoading && loaded > 1 && loaded % (pagesByThemselves + 1) !== 0, onNear);
  return (
    <div ref={ref} className={styles.more}>
      <Text size="s" isMuted>
        {t`Showing ${shown} of ${total}`}
      </Text>
      <Button tone="neutral" look="outline" isLoading={isLoading} onClick={onMore}>
        {t`Show more games`}
      </Button>
    </div>
  );
};
