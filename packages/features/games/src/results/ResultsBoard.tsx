import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@marquee/ui';
import { useState } from 'react';
import { MenuSection } from '../lottery/MenuSection.tsx';
import { useLotteryGames } from '../lottery/useLotteryGames.ts';
import { useRegionName } from '../lottery/useRegionName.ts';
import { OpenedNumbers } from './OpenedNumbers.tsx';
import { RegionResults } from './RegionResults.tsx';
import { type Region, regions } from './Result.ts';

/** What has been drawn: the regions that lotteries here are of by their days, and the latest of all other lotteries. */
export const ResultsBoard = () => {
  const { t } = useLingui();
  const regionName = useRegionName();
  const offered = useLotteryGames().data?.list;
  const shown = regions.filter((id) => !offered || offered.some((lottery) => lottery.region === id));
  const [chosen, choose] = useState<Region>();
  const region = shown.find((id) => id === chosen) ?? shown[0];
  return (
    <>
      {region && (
        <MenuSection title={t`Results`}>
          <Tabs
            label={t`Regions`}
            tabs={shown.map((id) => ({ id, label: regionName({ region: id, isOfficial: true }) }))}
            selected={region}
            onSelect={choose}
          >
            <RegionResults key={region} region={region} />
          </Tabs>
        </MenuSection>
      )}
      <OpenedNumbers />
    </>
  );
};
