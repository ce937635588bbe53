import { useLingui } from '@lingui/react/macro';
import { Banner } from '@marquee/ui';
import type { ArrivalOutcome } from './MatchDialog.tsx';

/** What came of a decision about a deposit or transfer. */
export const Outcome = ({ told }: { told: ArrivalOutcome }) => {
  const { t } = useLingui();
  const texts: Record<ArrivalOutcome, string> = {
    done: t`Done.`,
    asked: t`Asked for: a second person has to agree.`,
    sentBack: t`A limit or break of the member’s does not let it in: it goes back to where it came from.`,
    refused: t`Refused.`,
    outdated: t`It had changed meanwhile: nothing was done.`,
  };
  return (
    <Banner tone={told === 'done' ? 'positive' : 'info'} role="alert">
      {texts[told]}
    </Banner>
  );
};
