import { useSite } from '@marquee/feature-core';
import { GameTile, type GameTileProps } from '@marquee/ui';
import type { Game } from './Game.ts';
import { GameBadges } from './GameBadges.tsx';
import { playPath } from '../play/playPath.ts';
import { gamePath } from './gamePath.ts';
import { TileActions } from './TileActions.tsx';

type Props = Pick<GameTileProps, 'favourite' | 'isInSight' | 'isPriority'> & {
  game: Game;
  /** Out of sight when the page opens. */
  isLate?: boolean;
  /** Leads right into the game, not to its page. */
  leadsIn?: boolean;
};

/** A game of a lobby or a shelf, in the look of the brand; leads to its page. */
export const GameCard = ({ game, isLate = false, leadsIn = false, ...rest }: Props) => {
  const { brand, imageUrl } = useSite();
  return (
    <GameTile
      href={leadsIn ? playPath(game.nodeId) : gamePath(game.nodeId)}
      title={game.title}
      vendor={game.vendor}
      image={imageUrl(game.image)}
      layout={brand.layout.tile}
      badge={<GameBadges game={game} />}
      {...rest}
      isLate={isLate}
      isUnavailable={game.underMaintenance}
      actions={!leadsIn && !game.underMaintenance && <TileActions game={game} />}
    />
  );
};
