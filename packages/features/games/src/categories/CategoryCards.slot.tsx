import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { getMenuSettings } from '@marquee/contract/routes';
import { homeSectionsOf, useApi, useSite } from '@marquee/feature-core';
import { isGameCategory } from '@marquee/reference';
import { LazyImage, Link } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useGameTypes } from '../catalogue/useGameTypes.ts';
import * as styles from './CategoryCards.css.ts';

/** The kinds of game as pictures, each with how many games it has. */
const CategoryCards = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { brand, imageUrl } = useSite();
  const isTop = homeSectionsOf(brand)[0]?.startsWith('categories') ?? false;
  const menu = useQuery(query(getMenuSettings, {}));
  const types = useGameTypes();
  const kinds = (menu.data ?? []).filter(({ category }) => isGameCategory(category));
  if (kinds.length === 0) return null;
  return (
    <nav aria-label={t`Game types`}>
      <ul className={styles.cards}>
        {kinds.map(({ id, labelName, category, path }, index) => {
          const type = isGameCategory(category) ? types?.[category] : undefined;
          const count = type?.games ?? 0;
          return (
            <li key={id} className={styles.card}>
              {type && (
                <LazyImage
                  src={imageUrl(type.image)}
                  alt=""
                  width={400}
                  height={300}
                  isInSight={isTop && index === 0}
                  isLate={index > 0}
                  className={styles.picture}
                />
              )}
              <div className={styles.words}>
                <Link href={path} className={styles.name}>
                  {labelName}
                </Link>
                {type && (
                  <span className={styles.count}>
                    {t`${plural(count, { one: '# game', other: '# games' })}`}
                  </span>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

export default CategoryCards;
