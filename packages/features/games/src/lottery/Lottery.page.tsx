import { useLingui } from '@lingui/react/macro';
import { Banner, Container, PageHead } from '@marquee/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { gamePath } from '../catalogue/gamePath.ts';
import { ResultsBoard } from '../results/ResultsBoard.tsx';
import { DrawCards } from './DrawCards.tsx';
import * as styles from './Lobby.css.ts';
import { LotteryLobby } from './LotteryLobby.tsx';
import { useAsOf } from './useAsOf.ts';
import { useLotteryGames } from './useLotteryGames.ts';
import { useLotteryMenus } from './useLotteryMenus.ts';

/**
 * The lobby of lotteries. `?gameCode=` (specification, section 2) leads on to the page of that lottery, `?t=` asks
 * anew for what is older than that moment.
 */
const Lottery = () => {
  const { t } = useLingui();
  const lobby = useLotteryMenus();
  const games = useLotteryGames();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const code = params.get('gameCode');
  useAsOf(Number(params.get('t')), [lobby.answer, games]);
  const { menus, answer } = lobby;
  const all = menus ? [...menus.byWeekday, ...menus.others].flatMap(({ gameMenus }) => gameMenus) : [];
  const named = code === null ? undefined : all.find((game) => game.code === code);
  const namedId = named?.gameId;
  useEffect(() => {
    if (namedId !== undefined) void navigate(gamePath(namedId), { replace: true });
  }, [namedId, navigate]);
  if (named) return null;
  // Where neither came, or there is neither, one part of the page says it for both.
  const isDown = answer.isError && !menus && games.isError && !games.data;
  const isBare = menus !== undefined && all.length === 0 && games.data?.list.length === 0;
  return (
    <Container className={styles.page}>
      <PageHead size="xxl" title={t`Lotteries`} />
      {code !== null && menus && (
        <Banner tone="caution">
          {t`There is no lottery with the code ${code} here. These are all our lotteries.`}
        </Banner>
      )}
      {!isDown && !isBare && <DrawCards />}
      {!isDown && !isBare && <ResultsBoard />}
      <LotteryLobby
        {...lobby}
        lotteries={games.data?.list}
        onRetry={() => void (isDown && games.refetch())}
      />
    </Container>
  );
};

export default Lottery;
