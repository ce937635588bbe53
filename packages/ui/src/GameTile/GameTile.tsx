import type { ReactNode } from 'react';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';
import {
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
export const GameTile = (props: GameTileProps) => {
  const layout = props.layout ?? 'caption';
  const words = (
    <div className={captions[layout]}>
      <Link href={props.href} className={title}>
        {props.title}
      </Link>
      <span className={vendor}>{props.vendor}</span>
    </div>
  );
  return (
    <article className={tile}>
      <div className={art}>
        <LazyImage
          src={props.image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          isPriority={props.isPriority}
          className={cx(picture, props.isUnavailable && dimmed)}
        />
        {props.badge && <div className={badges}>{props.badge}</div>}
        {props.actions && (
          <div className={actions}>
            <div className={pressable}>{props.actions}</div>
          </div>
        )}
      </div>
      {words}
      {props.favourite && <div className={favourite}>{props.favourite}</div>}
    </article>
  );
};
