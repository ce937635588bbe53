import { useAtom } from 'jotai';
import { AnalyticsConsent } from './AnalyticsConsent.tsx';
import { analyticsChoiceAtom } from './analyticsChoiceAtom.ts';
import { Counting } from './Counting.tsx';

/** Counts the use of a site that has an id for it, once the visitor has agreed. */
const Analytics = ({ id }: { id: string }) => {
  const [choice, choose] = useAtom(analyticsChoiceAtom);
  if (choice === null) return <AnalyticsConsent onChoose={choose} />;
  return choice === 'yes' ? <Counting id={id} /> : null;
};

export default Analytics;
