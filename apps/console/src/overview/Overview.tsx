import { useLingui } from '@lingui/react/macro';
import { PageHead, SegmentedControl, Stack, Text } from '@marquee/ui';
import { useMerchant, useSelf } from '../api/ConsoleContext.ts';
import { usePlace } from '../api/usePlace.ts';
import { AllMerchants } from './AllMerchants.tsx';
import { Health } from './Health.tsx';
import { MerchantFigures } from './MerchantFigures.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { usePeriod } from './usePeriod.ts';

type Scope = 'one' | 'all';

/** How the merchant stands, or all of those that the person may see. */
export const Overview = () => {
  const { t } = useLingui();
  const { name, timeZone, code } = useMerchant();
  const { merchants } = useSelf();
  const { params, set } = usePlace();
  const period = usePeriod(timeZone);
  const scope: Scope = params.get('of') === 'all' && merchants.length > 1 ? 'all' : 'one';
  const { from, to } = period.query;
  return (
    <Stack gap="x5">
      <PageHead title={t`Overview`}>
        <Text isMuted>{t`From the ledger, to the last unit. Days are those of ${timeZone}.`}</Text>
      </PageHead>
      {merchants.length > 1 && (
        <SegmentedControl<Scope>
          label={t`Whose figures`}
          segments={[
            { value: 'one', label: name },
            { value: 'all', label: t`All merchants` },
          ]}
          value={scope}
          onValueChange={(value) => set({ of: value === 'all' ? 'all' : null })}
        />
      )}
      {scope === 'one' && <Health />}
      <PeriodChoice key={`${from} ${to}`} period={period} />
      {scope === 'one' ? (
        <MerchantFigures key={code} days={period.query} />
      ) : (
        <AllMerchants days={period.query} />
      )}
    </Stack>
  );
};
