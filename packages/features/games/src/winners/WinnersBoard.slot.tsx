import { useLingui } from '@lingui/react/macro';
import { IconButton, PauseIcon, PlayIcon, Shelf } from '@marquee/ui';
import { useState } from 'react';
import { useHome } from '../catalogue/useHome.ts';
import { isMoving } from './WinnerBoard.tsx';
import { Winners } from './Winners.tsx';

/** The winner board on the home page. */
const WinnersBoard = () => {
  const { t } = useLingui();
  const [isPaused, setPaused] = useState(false);
  const { data } = useHome();
  // A board of nothing would only say that nobody wins here.
  if (data?.winnerBoard.length === 0) return null;
  return (
    <Shelf
      title={t`Recent wins`}
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

export default WinnersBoard;
