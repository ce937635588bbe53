import { useSite } from '@marquee/feature-core';
import { GameTile } from '@marquee/ui';
import { FavouriteButton } from '../favourites/FavouriteButton.tsx';
import type { Game } from './Game.ts';
import { GameBadges } from './GameBadges.tsx';
import { gamePath } from './gamePath.ts';

type Props = {
  game: Game;
  /** Out of sight when the page opens. */
  isLate?: boolean;
  /** Whether it can be made a favourite here. */
  hasHeart?: boolean;
};

/** A game of a lobby or a shelf, in the look of the brand; leads to its page. */
export const GameCard = ({ game, isLate = false, hasHeart = false }: Props) => {
  const { brand, imageUrl } = useSite();
  return (
    <GameTile
      href={gamePath(game.nodeId)}
      title={game.title}
      vendor={game.vendor}
      image={imageUrl(game.image)}
      layout={brand.layout.tile}
      badge={<GameBadges game={game} />}
      mark={hasHeart && <FavouriteButton game={game} />}
      isLate={isLate}
      isUnavailable={game.underMaintenance}
    />
  );
};
