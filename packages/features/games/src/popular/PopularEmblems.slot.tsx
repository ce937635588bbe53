import { useSite } from '@marquee/feature-core';
import { LazyImage, Link, Skeleton } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import * as styles from './emblems.css.ts';
import { PopularShelf } from './PopularShelf.tsx';

const places = 8;

/** The most played games as emblems in a ring. */
const PopularEmblems = () => {
  const { imageUrl } = useSite();
  return (
    <PopularShelf>
      {(games) => (
        <ul className={styles.emblems} aria-busy={games === undefined}>
          {games
            ? games.slice(0, places).map(({ nodeId, title, vendor, image }) => (
                <li key={nodeId} className={styles.emblem}>
                  <div className={styles.ring}>
                    <div className={styles.disc}>
                      <LazyImage
                        src={imageUrl(image)}
                        alt=""
                        width={300}
                        height={400}
                        isLate
                        className={styles.picture}
                      />
                    </div>
                  </div>
                  <Link href={gamePath(nodeId)} className={styles.title}>
                    {title}
                  </Link>
                  <span className={styles.vendor}>{vendor}</span>
                </li>
              ))
            : Array.from({ length: places }, (_, index) => (
                <li key={index} className={styles.emblem}>
                  <Skeleton className={styles.placeOfRing} />
                  <Skeleton width="most" />
                </li>
              ))}
        </ul>
      )}
    </PopularShelf>
  );
};

export default PopularEmblems;
