import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { DrawCards } from './DrawCards.tsx';

/** The next draws on the home page of a site that has the lottery menu. */
const HomeLottery = () => {
  const { t } = useLingui();
  const { hasFeature } = useSite();
  if (!hasFeature('lottery-menu')) return null;
  return <DrawCards seeAll={<SeeAll href="/lottery" of={t`Lotteries`} />} />;
};

export default HomeLottery;
