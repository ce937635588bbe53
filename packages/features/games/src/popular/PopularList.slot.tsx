import { Link, Skeleton } from '@marquee/ui';
import { gamePath } from '../catalogue/gamePath.ts';
import { SquarePicture } from '../catalogue/SquarePicture.tsx';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import * as styles from './PopularList.css.ts';
import { PopularShelf } from './PopularShelf.tsx';

const places = 9;

/** The most played games as a list by rank. */
const PopularList = () => {
  const nameOf = useCategoryName();
  return (
    <PopularShelf>
      {(games) => (
        <ol className={styles.list} aria-busy={games === undefined}>
          {games
            ? games.slice(0, places).map(({ nodeId, title, vendor, category, image }, index) => (
                <li key={nodeId} className={styles.row}>
                  <span className={styles.rank} aria-hidden>
                    {index + 1}
                  </span>
                  <SquarePicture image={image} size="l" isLate />
                  <span className={styles.words}>
                    <Link href={gamePath(nodeId)} className={styles.title}>
                      {title}
                    </Link>
                    <span className={styles.about}>
                      {nameOf(category)} · {vendor}
                    </span>
                  </span>
                </li>
              ))
            : Array.from({ length: places }, (_, index) => (
                <li key={index} className={styles.place}>
                  <Skeleton shape="row" />
                </li>
              ))}
        </ol>
      )}
    </PopularShelf>
  );
};

export default PopularList;
