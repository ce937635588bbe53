import { useLingui } from '@lingui/react/macro';
import type { Lottery } from './Lottery.ts';

/** Names the region of a lottery; one without a region draws around the clock. */
export const useRegionName = () => {
  const { t } = useLingui();
  return ({ region, isOfficial }: Pick<Lottery, 'region' | 'isOfficial'>): string => {
    if (region === 'Northern') return t`North`;
    if (region === 'Central') return t`Central`;
    if (region === 'Southern') return t`South`;
    return isOfficial ? t`National` : t`Quick draw`;
  };
};
