import { useLingui } from '@lingui/react/macro';
import { Stack } from '@marquee/ui';
import { LoadFailure } from '@marquee/feature-core';
import { Breaks } from './breaks/Breaks.tsx';
import { ExclusionBanner } from './breaks/ExclusionBanner.tsx';
import { Helplines } from './help/Helplines.tsx';
import { LimitCards } from './limits/LimitCards.tsx';
import { LimitsSkeleton } from './limits/LimitsSkeleton.tsx';
import { RealityChoice } from './reality/RealityChoice.tsx';
import { usePlay } from './usePlay.ts';

/** Where members bound their own play. Who helps stands there whatever else loads. */
const Limits = () => {
  const { t } = useLingui();
  const limits = usePlay();
  const { data: play, error } = limits;
  return (
    <Stack gap="x6">
      {play ? (
        <>
          {play.exclusion && <ExclusionBanner exclusion={play.exclusion} timeZone={play.timeZone} />}
          <LimitCards play={play} />
          <RealityChoice choice={play.realityCheck} />
          <Breaks play={play} />
        </>
      ) : error ? (
        <LoadFailure isCard title={t`We couldn’t load your limits`} query={limits} />
      ) : (
        <LimitsSkeleton />
      )}
      <Helplines />
    </Stack>
  );
};

export default Limits;
