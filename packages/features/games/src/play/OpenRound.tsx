import { useLingui } from '@lingui/react/macro';
import { ButtonLink, CloseIcon, HistoryIcon, IconButton } from '@marquee/ui';
import { useState } from 'react';
import { useUnfinishedGames } from '../favourites/useUnfinishedGames.ts';
import * as styles from './Play.css.ts';
import { playPath } from './playPath.ts';

/**
 * Offers a round that the member has left in another game before this one is begun; one of this game goes on within it.
 * What ends while they play is not offered: it is asked for once.
 */
export const OpenRound = ({ gameId }: { gameId: string }) => {
  const { t } = useLingui();
  const { data, isFetchedAfterMount } = useUnfinishedGames();
  const [isAway, setAway] = useState(false);
  const left = data?.list.find(({ nodeId, underMaintenance }) => nodeId !== gameId && !underMaintenance);
  if (isAway || !isFetchedAfterMount || !left) return null;
  const { title, nodeId } = left;
  return (
    <output className={styles.notice}>
      <HistoryIcon />
      <span className={styles.noticeWords}>{t`You left a round open in ${title}.`}</span>
      <ButtonLink href={playPath(nodeId)} size="s">{t`Continue`}</ButtonLink>
      <IconButton size="s" label={t`Not now`} icon={<CloseIcon />} onClick={() => setAway(true)} />
    </output>
  );
};
