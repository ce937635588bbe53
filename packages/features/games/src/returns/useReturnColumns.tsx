import { useLingui } from '@lingui/react/macro';
import { Link, Money, type Column } from '@marquee/ui';
import type { Game } from '../catalogue/Game.ts';
import { gamePath } from '../catalogue/gamePath.ts';
import { SquarePicture } from '../catalogue/SquarePicture.tsx';
import { useCategoryName } from '../catalogue/useCategoryName.ts';
import { useReturnToPlayer } from '../catalogue/useReturnToPlayer.ts';
import * as styles from './Returns.css.ts';

/** What is told of a game by its return. */
export const useReturnColumns = (): Column<Game>[] => {
  const { t } = useLingui();
  const percent = useReturnToPlayer();
  const nameOf = useCategoryName();
  return [
    {
      id: 'game',
      title: t`Game`,
      isRowHead: true,
      line: 1,
      side: 'start',
      render: ({ nodeId, title, image }) => (
        <span className={styles.game}>
          <SquarePicture image={image} size="s" isLate />
          <Link href={gamePath(nodeId)} className={styles.link}>
            {title}
          </Link>
        </span>
      ),
    },
    {
      id: 'vendor',
      title: t`Provider`,
      weight: 'quiet',
      line: 2,
      side: 'start',
      render: ({ vendor }) => vendor,
    },
    {
      id: 'kind',
      title: t`Kind`,
      weight: 'quiet',
      line: 2,
      side: 'end',
      render: ({ category }) => nameOf(category),
    },
    {
      id: 'least',
      title: t`Minimum bet`,
      isAtEnd: true,
      weight: 'quiet',
      line: 3,
      side: 'end',
      label: t`Minimum bet`,
      isNothing: ({ minBet }) => minBet === null,
      render: ({ minBet, currency }) =>
        minBet === null ? '–' : <Money minor={minBet} currency={currency} />,
    },
    {
      id: 'return',
      title: t`Return`,
      isAtEnd: true,
      weight: 'strong',
      line: 1,
      side: 'end',
      render: ({ returnToPlayer }) => (returnToPlayer === null ? '–' : percent(returnToPlayer)),
    },
  ];
};
