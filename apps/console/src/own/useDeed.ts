import { useState } from 'react';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProofErrorText } from '../proof/useProofErrorText.ts';

/** Does one thing at a time to the own account, tells what went wrong, and what is shown anew after it. */
export const useDeed = (onDone: () => Promise<void>) => {
  const errorText = useProofErrorText();
  const [failure, setFailure] = useState<{ message: string }>();
  const [isBusy, setBusy] = useState(false);
  const run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setFailure(undefined);
    setBusy(true);
    try {
      await deed();
      await onDone();
      return true;
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setFailure({ message: errorText(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { failure, isBusy, run };
};
