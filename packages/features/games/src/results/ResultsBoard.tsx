import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@marquee/ui';
import { useState } from 'react';
import { MenuSection } from '../lottery/MenuSection.tsx';
import { useRegionName } from '../lottery/useRegionName.ts';
import { OpenedNumbers } from './OpenedNumbers.tsx';
import { RegionResults } from './RegionResults.tsx';
import { type Region, regions } from './Result.ts';

/** What has been drawn: the three regions by their days, and the latest of all other lotteries. */
export const ResultsBoard = () => {
  const { t } = useLingui();
  const regionName = useRegionName();
  const [region, choose] = useState<Region>('Northern');
  return (
    <>
      <MenuSection title={t`Results`}>
        <Tabs
          label={t`Regions`}
          tabs={regions.map((id) => ({ id, label: regionName({ region: id, isOfficial: true }) }))}
          selected={region}
          onSelect={choose}
        >
          <RegionResults key={region} region={region} />
        </Tabs>
      </MenuSection>
      <OpenedNumbers />
    </>
  );
};
