import { useLingui } from '@lingui/react/macro';
import type { ArrivalOutcome } from './MatchDialog.tsx';

/** What came of a decision about a transfer, in a sentence. */
export const useOutcomeText = (): Record<ArrivalOutcome, string> => {
  const { t } = useLingui();
  return {
    done: t`Done.`,
    asked: t`Asked for: a second person has to agree.`,
    sentBack: t`A limit or break of the member’s does not let it in: it goes back to where it came from.`,
    refused: t`Refused.`,
    outdated: t`It had changed meanwhile: nothing was done.`,
  };
};
