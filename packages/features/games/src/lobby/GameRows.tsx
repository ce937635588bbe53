import { useSite } from '@marquee/feature-core';
import { HeartIcon, LazyImage, Link, Skeleton } from '@marquee/ui';
import type { ComponentProps } from 'react';
import { GameBadges } from '../catalogue/GameBadges.tsx';
import { gamePath } from '../catalogue/gamePath.ts';
import { pictureTiming } from '../catalogue/pictureTiming.ts';
import type { TileList } from '../catalogue/TileList.tsx';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import * as styles from './GameRows.css.ts';

type Props = ComponentProps<typeof TileList> & {
  /** Whether all are of the category that the page is of, which no row needs to say again. */
  isOfOneCategory?: boolean;
};

/** Games as rows: the picture small, its words large; each row leads to its game's page. */
export const GameRows = ({
  games,
  places,
  inSight = 6,
  isTop = false,
  heartOf,
  isOfOneCategory = false,
}: Props) => {
  const { imageUrl } = useSite();
  const nameOf = useCategoryName();
  return (
    <ul className={styles.rows} aria-busy={games === undefined}>
      {games
        ? games.map((game, index) => {
            const heart = heartOf?.(game);
            return (
              <li key={game.nodeId} className={styles.row}>
                <LazyImage
                  src={imageUrl(game.image)}
                  alt=""
                  width={300}
                  height={400}
                  {...pictureTiming({ index, inSight, isTop })}
                  className={styles.picture}
                />
                <div className={styles.words}>
                  <Link href={gamePath(game.nodeId)} className={styles.title}>
                    {game.title}
                  </Link>
                  <span className={styles.about}>
                    <span className={styles.vendor}>{game.vendor}</span>
                    {!isOfOneCategory && (
                      <span className={styles.category}>&nbsp;· {nameOf(game.category)}</span>
                    )}
                  </span>
                  <span className={styles.badges}>
                    <GameBadges game={game} />
                  </span>
                </div>
                {heart && (
                  <button
                    type="button"
                    className={styles.heart}
                    aria-label={heart.label}
                    aria-pressed={heart.isOn}
                    onClick={heart.onToggle}
                  >
                    <HeartIcon isFilled={heart.isOn} />
                  </button>
                )}
              </li>
            );
          })
        : Array.from({ length: places }, (_, index) => (
            <li key={index} className={styles.place}>
              <Skeleton shape="row" className={styles.whole} />
            </li>
          ))}
    </ul>
  );
};
