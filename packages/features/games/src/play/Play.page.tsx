import { useLingui } from '@lingui/react/macro';
import { getGameInfo } from '@marquee/contract/routes';
import { useApi, usePageTitle, useSession, useSite } from '@marquee/feature-core';
import { FullScreenIcon, IconButton, Spinner } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { isUnknownGame } from '../info/isUnknownGame.ts';
import { GameStage } from './GameStage.tsx';
import { LaunchFailure } from './LaunchFailure.tsx';
import { NextGames } from './NextGames.tsx';
import { OpenRound } from './OpenRound.tsx';
import * as styles from './Play.css.ts';
import { PlayBar } from './PlayBar.tsx';
import { PlayGate } from './PlayGate.tsx';

/** A game that is played: the brand's bar above, and below it the vendor's game or what stands in its way. */
const Play = () => {
  const { t } = useLingui();
  const { gameId = '' } = useParams();
  const session = useSession();
  const { query } = useApi();
  const { brand } = useSite();
  const info = useQuery(query(getGameInfo, { query: { gameId } }));
  const { data } = info;
  const isAsked = session.status === 'guest' && info.isPending;
  const stage = useRef<HTMLDivElement>(null);
  usePageTitle(data?.game.title);
  const title = data?.game.title;
  return (
    <div className={styles.page}>
      <PlayBar gameId={gameId} title={title}>
        {session.status === 'member' && <NextGames games={data?.related ?? []} key={gameId} />}
        {brand.layout.play === 'frame' && document.fullscreenEnabled && session.status === 'member' && (
          <IconButton
            size="s"
            label={t`Full screen`}
            icon={<FullScreenIcon />}
            onClick={() => void stage.current?.requestFullscreen()}
          />
        )}
      </PlayBar>
      {session.status === 'member' && <OpenRound key={`round ${gameId}`} gameId={gameId} />}
      {(session.status === 'restoring' || isAsked) && (
        <div className={styles.message}>
          <Spinner label={t`The game is opening`} />
        </div>
      )}
      {session.status === 'guest' && !isAsked && (
        <div className={styles.message}>
          {info.isError && isUnknownGame(info.error) ? (
            <LaunchFailure query={info} others={[]} />
          ) : (
            <PlayGate hasDemo={data?.modes.demo ?? false} />
          )}
        </div>
      )}
      {session.status === 'member' && (
        <GameStage
          key={`${gameId} ${session.member.id}`}
          gameId={gameId}
          title={title ?? t`Game`}
          others={data?.related ?? []}
          stage={stage}
        />
      )}
    </div>
  );
};

export default Play;
