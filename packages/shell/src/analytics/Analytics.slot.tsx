import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { isHomePath } from '../runtime/isOfHome.ts';
import { AnalyticsConsent } from './AnalyticsConsent.tsx';
import { analyticsChoiceAtom } from './analyticsChoiceAtom.ts';
import { Counting } from './Counting.tsx';

/** Counts the use of a site that has an id for it, once the visitor has agreed: they are asked on the home page alone, elsewhere at their own wish. */
const Analytics = ({ id }: { id: string }) => {
  const [choice, choose] = useAtom(analyticsChoiceAtom);
  const { pathname } = useLocation();
  if (choice === 'anew' || (choice === null && isHomePath(pathname)))
    return <AnalyticsConsent onChoose={choose} />;
  return choice === 'yes' ? <Counting id={id} /> : null;
};

export default Analytics;
