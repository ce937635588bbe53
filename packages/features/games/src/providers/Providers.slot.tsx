import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useSite } from '@marquee/feature-core';
import { LazyImage, Link, Shelf, VisuallyHidden } from '@marquee/ui';
import { useGameVendors } from '../catalogue/useGameVendors.ts';
import { writeFilters } from '../lobby/filters.ts';
import * as styles from './Providers.css.ts';

/** Everyone whose games are here, with how many they have; each leads to them. */
const Providers = () => {
  const { t } = useLingui();
  const { imageUrl, permission } = useSite();
  const lanes = useGameVendors();
  // What this tab has kept is not in the page as it was written.
  const cards = permission && lanes ? lanes.flatMap((lane) => lane.cards) : [];
  const vendors = [...new Set(cards.map(({ vassalage }) => vassalage))].flatMap((code) => {
    const own = cards.filter(({ vassalage }) => vassalage === code);
    const games = own.reduce((sum, card) => sum + card.games, 0);
    return own[0] ? [{ ...own[0], games }] : [];
  });
  return (
    <div className={styles.room}>
      {vendors.length > 0 && (
        <Shelf title={t`Game providers`} isList={false}>
          <ul className={styles.providers}>
            {vendors.map(({ vassalage, title, image, games }) => (
              <li key={vassalage} className={styles.provider}>
                <Link href={`/games${writeFilters({ vendor: vassalage })}`} className={styles.link}>
                  <LazyImage
                    src={imageUrl(image)}
                    alt={title}
                    width={120}
                    height={40}
                    isLate
                    className={styles.mark}
                  />
                  <VisuallyHidden>, </VisuallyHidden>
                  <span className={styles.count}>
                    {t`${plural(games, { one: '# game', other: '# games' })}`}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Shelf>
      )}
    </div>
  );
};

export default Providers;
