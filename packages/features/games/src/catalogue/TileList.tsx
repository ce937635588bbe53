import type { GameTileProps } from '@marquee/ui';
import type { Game } from './Game.ts';
import { GameCard } from './GameCard.tsx';
import { pictureTiming } from './pictureTiming.ts';
import * as styles from './TileList.css.ts';
import { TileSkeleton } from './TileSkeleton.tsx';

type Props = {
  /** Undefined while they load. */
  games: readonly Game[] | undefined;
  /** How many places are held while they load. */
  places: number;
  /** How many of them are in sight when the page opens: two rows of a phone unless told. */
  inSight?: number;
  /** It stands at the top of its page, and not below what is seen first. */
  isTop?: boolean;
  /** The heart of each, where they can be made favourites here. */
  heartOf?: (game: Game) => GameTileProps['favourite'];
};

/** Games as tiles, row by row, and their places while they load. */
export const TileList = ({ games, places, inSight = 6, isTop = false, heartOf }: Props) => (
  <ul className={styles.tiles} aria-busy={games === undefined}>
    {games
      ? games.map((game, index) => (
          <li key={game.nodeId} className={styles.item}>
            <GameCard game={game} {...pictureTiming({ index, inSight, isTop })} favourite={heartOf?.(game)} />
          </li>
        ))
      : Array.from({ length: places }, (_, index) => (
          <li key={index} className={styles.item}>
            <TileSkeleton />
          </li>
        ))}
  </ul>
);
