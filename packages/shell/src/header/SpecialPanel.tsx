import { useLingui } from '@lingui/react/macro';
import { getLotteryMenus } from '@marquee/contract/routes';
import { useApi, LoadFailure } from '@marquee/feature-core';
import { EmptyState, Skeleton, TextLink } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useGamePath } from '../site/useGamePath.ts';
import * as styles from './CategoryPanel.css.ts';

/** The lotteries of the group that the brand's special entry is named after. */
export const SpecialPanel = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const gamePath = useGamePath();
  const menus = useQuery(query(getLotteryMenus, { query: {} }));
  if (menus.isError) return <LoadFailure title={t`We couldn’t load this menu`} query={menus} />;
  const games = menus.data?.special?.gameMenus ?? [];
  if (menus.data && games.length === 0)
    return <EmptyState title={t`No draws yet`}>{t`This group has no lotteries right now.`}</EmptyState>;
  return (
    <div className={styles.panel} aria-busy={menus.isPending}>
      <ul className={styles.links}>
        {menus.data
          ? games.map(({ gameId, remark }) => (
              <li key={gameId}>
                {gamePath ? (
                  <TextLink href={gamePath(gameId)} look="quiet">
                    {remark}
                  </TextLink>
                ) : (
                  remark
                )}
              </li>
            ))
          : [1, 2, 3].map((index) => (
              <li key={index}>
                <Skeleton />
              </li>
            ))}
      </ul>
    </div>
  );
};
