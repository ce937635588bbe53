import { useLingui } from '@lingui/react/macro';
import { TextLink } from '@marquee/ui';
import { categoryNames } from '../catalogue/categoryNames.ts';
import type { Game } from '../catalogue/Game.ts';
import { writeFilters } from '../lobby/filters.ts';
import * as styles from './Game.css.ts';

/** The way back: all games, then those of this kind. */
export const GameTrail = ({ game }: { game: Game }) => {
  const { t, i18n } = useLingui();
  const { category } = game;
  return (
    <nav aria-label={t`You are here`}>
      <ol className={styles.trail}>
        <li className={styles.step}>
          <TextLink href="/games" look="quiet">
            {t`All games`}
          </TextLink>
        </li>
        <li className={styles.step}>
          <TextLink href={`/games${writeFilters({ category })}`} look="quiet">
            {i18n._(categoryNames[category])}
          </TextLink>
        </li>
        <li aria-current="page" className={styles.here}>
          {game.title}
        </li>
      </ol>
    </nav>
  );
};
