import { useLingui } from '@lingui/react/macro';
import { SeeAll } from '../catalogue/SeeAll.tsx';
import { DrawCards } from './DrawCards.tsx';

/** The next draws on the home page. */
const NextDraws = () => {
  const { t } = useLingui();
  return <DrawCards seeAll={<SeeAll href="/lottery" of={t`Lotteries`} />} />;
};

export default NextDraws;
