import { useLingui } from '@lingui/react/macro';

/** Names a part of a draw; `N` and `V` are those of a quick draw that has more than one. */
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
    N: t`Numbers`,
    V: t`Golden draw`,
  };
  return (prize: string): string | undefined => names[prize];
};
