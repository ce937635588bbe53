import { RealityDialog } from './RealityDialog.tsx';
import { useRealityCheck } from './useRealityCheck.ts';

/** Interrupts play at the member's interval, over whatever page is shown. */
const RealityCheck = () => {
  const { check, confirming } = useRealityCheck();
  if (!check || check.dueInSeconds > 0) return null;
  return (
    <RealityDialog
      check={check}
      isBusy={confirming.isPending}
      error={confirming.error}
      onContinue={() => confirming.mutate({})}
    />
  );
};

export default RealityCheck;
