import { useLingui } from '@lingui/react/macro';
import { FlameIcon, Shelf, Tabs } from '@marquee/ui';
import { useState } from 'react';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { writeFilters } from '../lobby/filters.ts';
import { PopularGames } from './PopularGames.tsx';
import { type PopularTab, usePopularTabs } from './usePopularTabs.ts';

/** Popular games on the home page, by kind. */
const HomePopular = () => {
  const { t } = useLingui();
  const tabs = usePopularTabs();
  const [chosen, choose] = useState<PopularTab>('popular');
  const selected = tabs.some(({ id }) => id === chosen) ? chosen : 'popular';
  const category = selected === 'popular' ? undefined : selected;
  return (
    <Shelf
      title={t`Popular games`}
      icon={<FlameIcon />}
      seeAll={<SeeAll href={`/games${writeFilters({ category })}`} of={t`Games`} />}
      isList={false}
    >
      <Tabs label={t`Game types`} tabs={tabs} selected={selected} onSelect={choose}>
        <PopularGames key={selected} tab={selected} />
      </Tabs>
    </Shelf>
  );
};

export default HomePopular;
