import { type ReactNode, useState } from 'react';
import { HeartIcon } from '../icons/HeartIcon.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { Link } from '../Link/Link.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  aboveWords,
  actions,
  art,
  badges,
  besideHeart,
  captions,
  dimmed,
  heart,
  picture,
  pressable,
  rim,
  tile,
  title,
  turning,
  vendor,
  vendorOver,
} from './GameTile.css.ts';

/** Props of `GameTile`. */
export interface GameTileProps {
  /** Where the tile leads: the game's page. */
  href: string;
  title: string;
  vendor: string;
  /** The picture, 3 by 4; its lettering shows the title. */
  image: string;
  /** Title and vendor below the picture, the picture with a white rim, or the vendor alone over its foot; a brand decides. */
  layout?: keyof typeof captions;
  /** `Badge` elements: new, hot, return to player. */
  badge?: ReactNode;
  /** Play and demo, drawn as the pointer or the focus comes; fingers go by the game's page. */
  actions?: ReactNode;
  /** A heart in the upper corner, full while it is on; `label` names it with its game. */
  favourite?: { label: string; isOn: boolean; onToggle: () => void };
  /** Cannot be played now; say why in the badge. */
  isUnavailable?: boolean;
  /** The first that is in sight when the page opens. */
  isPriority?: boolean;
  /** In sight when the page opens. */
  isInSight?: boolean;
  /** Out of sight when the page opens. */
  isLate?: boolean;
}

const WIDTH = 300;
const HEIGHT = 400;

/** A game of a lobby. */
export const GameTile = ({ layout = 'caption', ...game }: GameTileProps) => {
  const isOver = layout === 'overlay';
  const isSticker = layout === 'sticker';
  const [isMet, setMet] = useState(false);
  const meet = game.actions ? () => setMet(true) : undefined;
  return (
    // Nothing is done by it: what the pointer or the focus shows is reached by both.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article className={tile} onPointerEnter={meet} onFocus={meet}>
      <div className={captions[layout]}>
        <Link href={game.href} className={title}>
          {isOver ? <VisuallyHidden>{game.title}</VisuallyHidden> : game.title}
        </Link>
        <span className={cx(vendor, isOver && vendorOver)}>{game.vendor}</span>
      </div>
      <div className={cx(art, isSticker && rim, isSticker && turning)}>
        <LazyImage
          src={game.image}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          isPriority={game.isPriority}
          isInSight={game.isInSight}
          isLate={game.isLate}
          words={isOver ? game.title : undefined}
          className={cx(picture, game.isUnavailable && dimmed)}
        />
      </div>
      {game.badge && <div className={cx(badges, game.favourite && besideHeart)}>{game.badge}</div>}
      {game.actions && isMet && (
        <div className={cx(actions, isOver && aboveWords, isSticker && turning)}>
          <div className={pressable}>{game.actions}</div>
        </div>
      )}
      {game.favourite && (
        <button
          type="button"
          className={heart}
          aria-label={game.favourite.label}
          aria-pressed={game.favourite.isOn}
          onClick={game.favourite.onToggle}
        >
          <HeartIcon isFilled={game.favourite.isOn} />
        </button>
      )}
    </article>
  );
};
