import { useLingui } from '@lingui/react/macro';
import { IconButton, PauseIcon, PlayIcon, Shelf, TrophyIcon } from '@marquee/ui';
import { useState } from 'react';
import { useHome } from '../catalogue/useHome.ts';
import { isMoving } from './WinnerBoard.tsx';
import { Winners } from './Winners.tsx';

/** The winner board on the home page. */
const HomeWinners = () => {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const { data } = useHome();
  return (
    <Shelf
      title={t`Recent wins`}
      icon={<TrophyIcon />}
      isList={false}
      seeAll={
        isMoving(data?.winnerBoard ?? []) && (
          <IconButton
            label={isPaused ? t`Resume the list` : t`Pause the list`}
            icon={isPaused ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
            onClick={() => setPaused(!isPaused)}
          />
        )
      }
    >
      <Winners isPaused={isPaused} />
    </Shelf>
  );
};

export default HomeWinners;
