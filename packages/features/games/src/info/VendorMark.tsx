import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Inline, LazyImage, TextLink } from '@marquee/ui';
import { GameBadges } from '../catalogue/GameBadges.tsx';
import type { Game } from '../catalogue/Game.ts';
import { useGameVendors } from '../catalogue/useGameVendors.ts';
import { writeFilters } from '../lobby/filters.ts';
import * as styles from './Game.css.ts';

/** Who makes a game, with the vendor's drawn mark; leads to all games of that vendor. */
export const VendorMark = ({ game }: { game: Game }) => {
  const { t } = useLingui();
  const { imageUrl } = useSite();
  const lanes = useGameVendors();
  const { vassalage: vendor, vendor: name } = game;
  const mark = lanes?.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === vendor)?.image;
  return (
    <Inline gap="x3">
      <TextLink
        href={`/games${writeFilters({ vendor })}`}
        look="quiet"
        aria-label={t`All games by ${name}`}
        className={styles.vendor}
      >
        <span className={styles.mark}>
          {mark && (
            <LazyImage src={imageUrl(mark)} alt="" width={96} height={32} className={styles.markPicture} />
          )}
        </span>
        {name}
      </TextLink>
      <GameBadges game={game} />
    </Inline>
  );
};
