import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { GameTile, type GameTileProps } from '@marquee/ui';
import { useFavourite } from '../favourites/useFavourite.ts';
import type { Game } from './Game.ts';
import { GameBadges } from './GameBadges.tsx';
import { playPath } from '../play/playPath.ts';
import { gamePath } from './gamePath.ts';

type CardProps = {
  game: Game;
  /** Out of sight when the page opens. */
  isLate?: boolean;
  /** Leads right into the game, not to its page. */
  leadsIn?: boolean;
};

type Props = CardProps & {
  /** Whether it can be made a favourite here. */
  hasHeart?: boolean;
};

const PlainCard = ({
  game,
  isLate = false,
  leadsIn = false,
  favourite,
}: CardProps & Pick<GameTileProps, 'favourite'>) => {
  const { brand, imageUrl } = useSite();
  return (
    <GameTile
      href={leadsIn ? playPath(game.nodeId) : gamePath(game.nodeId)}
      title={game.title}
      vendor={game.vendor}
      image={imageUrl(game.image)}
      layout={brand.layout.tile}
      badge={<GameBadges game={game} />}
      favourite={favourite}
      isLate={isLate}
      isUnavailable={game.underMaintenance}
    />
  );
};

const HeartCard = (props: CardProps) => {
  const { t } = useLingui();
  const { nodeId, title } = props.game;
  const { isFavourite, toggle } = useFavourite(nodeId);
  const favourite = { label: t`Favourite: ${title}`, isOn: isFavourite, onToggle: toggle };
  return <PlainCard {...props} favourite={favourite} />;
};

/** A game of a lobby or a shelf, in the look of the brand; leads to its page. */
export const GameCard = ({ hasHeart = false, ...card }: Props) =>
  hasHeart ? <HeartCard {...card} /> : <PlainCard {...card} />;
