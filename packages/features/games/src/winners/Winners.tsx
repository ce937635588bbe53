import { useLingui } from '@lingui/react/macro';
import { LoadFailure } from '@marquee/feature-core';
import { Skeleton } from '@marquee/ui';
import { useHome } from '../catalogue/useHome.ts';
import { WinnerBoard } from './WinnerBoard.tsx';
import { waiting } from './WinnerBoard.css.ts';

/** The recent wins, or what stands for them while they load or fail. */
export const Winners = ({ isPaused }: { isPaused: boolean }) => {
  const { t } = useLingui();
  const { data, error, isError, isFetching, refetch } = useHome();
  if (data?.winnerBoard.length) return <WinnerBoard winners={data.winnerBoard} isPaused={isPaused} />;
  if (isError)
    return <LoadFailure title={t`We couldn’t load the winners`} query={{ error, isFetching, refetch }} />;
  return <Skeleton shape="card" className={waiting} />;
};
