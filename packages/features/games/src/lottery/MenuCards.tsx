import { Grid } from '@marquee/ui';
import { DrawCard } from './DrawCard.tsx';
import type { LotteryMenu } from './Lottery.ts';
import { renewOnce } from './renewOnce.ts';
import { useLotteryGames } from './useLotteryGames.ts';

/** The lotteries of a group with their next draws. */
export const MenuCards = ({ games }: { games: LotteryMenu['gameMenus'] }) => {
  const { data, refetch } = useLotteryGames();
  const byCode = new Map(data?.list.map((lottery) => [lottery.code, lottery]));
  return (
    <Grid min="l" gap="x3">
      {games.map((game) => (
        <DrawCard
          key={game.code}
          game={game}
          lottery={byCode.get(game.code)}
          onDraw={() => renewOnce({ refetch })}
        />
      ))}
    </Grid>
  );
};
