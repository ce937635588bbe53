import { useLingui } from '@lingui/react/macro';

/** Names a prize of a draw; one of a quick draw has no name. */
export const usePrizeName = () => {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    DB: t`Special prize`,
    G1: t`1st prize`,
    G2: t`2nd prize`,
    G3: t`3rd prize`,
    G4: t`4th prize`,
    G5: t`5th prize`,
    G6: t`6th prize`,
    G7: t`7th prize`,
    G8: t`8th prize`,
  };
  return (prize: string): string | undefined => names[prize];
};
