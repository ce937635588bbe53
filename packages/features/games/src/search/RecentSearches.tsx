import { useLingui } from '@lingui/react/macro';
import { Button, Chip, Text } from '@marquee/ui';
import { useGameVendors } from '../catalogue/useGameVendors.ts';
import { writeFilters } from '../lobby/filters.ts';
import * as styles from './Search.css.ts';

type Props = { recent: readonly string[]; onChoose: (search: string) => void; onForget: () => void };

/** Before anything is typed: what was searched for last in this browser, and every provider. */
export const RecentSearches = ({ recent, onChoose, onForget }: Props) => {
  const { t } = useLingui();
  const cards = (useGameVendors() ?? []).flatMap((lane) => lane.cards);
  const vendors = [...new Map(cards.map((card) => [card.vassalage, card.title]))];
  return (
    <>
      {recent.length > 0 && (
        <div className={styles.group}>
          <div className={styles.head}>
            <Text as="span" size="s" isMuted>{t`Searched recently`}</Text>
            <Button size="s" look="quiet" tone="neutral" onClick={onForget}>{t`Clear`}</Button>
          </div>
          <ul className={styles.chips} aria-label={t`Searched recently`}>
            {recent.map((search) => (
              <li key={search}>
                <Button size="s" look="outline" tone="neutral" onClick={() => onChoose(search)}>
                  {search}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {vendors.length > 0 && (
        <div className={styles.group}>
          <Text as="span" size="s" isMuted>{t`Game providers`}</Text>
          <ul className={styles.chips} aria-label={t`Game providers`}>
            {vendors.map(([vendor, title]) => (
              <li key={vendor}>
                <Chip href={`/games${writeFilters({ vendor })}`}>{title}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};
