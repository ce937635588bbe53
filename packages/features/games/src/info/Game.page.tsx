import { getGameInfo } from '@marquee/contract/routes';
import { useApi, usePageTitle } from '@marquee/feature-core';
import { Container } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import * as styles from './Game.css.ts';
import { GameFailure } from './GameFailure.tsx';
import { GameSheet } from './GameSheet.tsx';
import { GameSkeleton } from './GameSkeleton.tsx';

/** The information page of a game. */
const Game = () => {
  const { gameId = '' } = useParams();
  const { query } = useApi();
  const { data, error, isError, isFetching, refetch } = useQuery(query(getGameInfo, { query: { gameId } }));
  usePageTitle(data?.game.title);
  if (data)
    return (
      <Container className={styles.page}>
        <GameSheet key={gameId} info={data} />
      </Container>
    );
  return (
    <Container className={styles.page}>
      {isError ? <GameFailure query={{ error, isFetching, refetch }} /> : <GameSkeleton />}
    </Container>
  );
};

export default Game;
