import type { ReactNode } from 'react';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';
import {
  aboveWords,
  actions,
  art,
  badges,
  captions,
  dimmed,
  favourite,
  picture,
  pressable,
  tile,
  title,
  vendor,
} from './GameTile.css.ts';

/** Props of `GameTile`. */
export interface GameTileProps {
  /** Where the tile leads: the game's page. */
  href: string;
  title: string;
  vendor: string;
  /** The picture, 3 by 4. */
  image: string;
  /** Words below the picture, or over its lower part; a brand decides. */
  layout?: keyof typeof captions;
  /** `Badge` elements: new, hot, return to player. */
  badge?: ReactNode;
  /** The button that keeps it as a favourite. */
  favourite?: ReactNode;
  /** Play and demo, shown under the pointer and with the focus; fingers go by the game's page. */
  actions?: ReactNode;
  /** Cannot be played now; say why in the badge. */
  isUnavailable?: boolean;
  /** In sight when the page opens. */
  isPriority?: boolean;
}

const WIDTH = 300;
const HEIGHT = 400;

/** A game of a lobby. */
export function GameTile({ layout = 'caption', ...game }: GameTileProps) {
  return (
    <article className={tile}>
      <div className={captions[layout]}>
        <Link href={game.href} className={title}>
          {game.title}
        </Link>
        <span className={vendor}>{game.vendor}</span>
      </div>
      <div className={art}>
        <LazyImage
          src={game.image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          isPriority={game.isPriority}
          className={cx(picture, game.isUnavailable && dimmed)}
        />
      </div>
      {game.badge && <div className={badges}>{game.badge}</div>}
      {game.actions && (
        <div className={cx(actions, layout === 'overlay' && aboveWords)}>
          <div className={pressable}>{game.actions}</div>
        </div>
      )}
      {game.favourite && <div className={favourite}>{game.favourite}</div>}
    </article>
  );
}
