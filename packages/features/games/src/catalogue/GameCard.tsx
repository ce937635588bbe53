import { useSite } from '@marquee/feature-core';
import { GameTile } from '@marquee/ui';
import type { Game } from './Game.ts';
import { GameBadges } from './GameBadges.tsx';
import { gamePath } from './gamePath.ts';

/** A game of a lobby or a shelf, in the look of the brand; leads to its page. */
export const GameCard = ({ game, isLate = false }: { game: Game; isLate?: boolean }) => {
  const { brand, imageUrl } = useSite();
  return (
    <GameTile
      href={gamePath(game.nodeId)}
      title={game.title}
      vendor={game.vendor}
      image={imageUrl(game.image)}
      layout={brand.layout.tile}
      badge={<GameBadges game={game} />}
      isLate={isLate}
      isUnavailable={game.underMaintenance}
    />
  );
};
