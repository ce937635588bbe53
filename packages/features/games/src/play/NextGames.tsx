import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { GamesIcon, GameTile, IconButton, Sheet } from '@marquee/ui';
import { useState } from 'react';
import type { Game } from '../catalogue/Game.ts';
import * as styles from './Play.css.ts';
import { playPath } from './playPath.ts';

/** Other games, opened from within one without a way round by the lobby. */
export const NextGames = ({ games }: { games: readonly Game[] }) => {
  const { t } = useLingui();
  const { brand, imageUrl } = useSite();
  const [isOpen, setOpen] = useState(false);
  const playable = games.filter(({ underMaintenance }) => !underMaintenance);
  if (playable.length === 0) return null;
  return (
    <>
      <IconButton size="s" label={t`Other games`} icon={<GamesIcon />} onClick={() => setOpen(true)} />
      <Sheet
        side="bottom"
        isOpen={isOpen}
        title={t`Other games`}
        closeLabel={t`Close`}
        onClose={() => setOpen(false)}
      >
        <ul className={styles.nextGames}>
          {playable.map(({ nodeId, title, vendor, image }) => (
            <li key={nodeId}>
              <GameTile
                href={playPath(nodeId)}
                title={title}
                vendor={vendor}
                image={imageUrl(image)}
                layout={brand.layout.tile}
              />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  );
};
