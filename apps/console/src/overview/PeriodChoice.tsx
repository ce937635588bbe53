import { useLingui } from '@lingui/react/macro';
import { Button, DateRangeField, SegmentedControl } from '@marquee/ui';
import { useState } from 'react';
import * as styles from './PeriodChoice.css.ts';
import type { usePeriod } from './usePeriod.ts';

/** Which days are looked at. */
export const PeriodChoice = ({ period }: { period: ReturnType<typeof usePeriod> }) => {
  const { t } = useLingui();
  const { preset, segments, choose, setOwn, query, today } = period;
  const [range, setRange] = useState(query);
  return (
    <div className={styles.choice}>
      <SegmentedControl label={t`Days`} segments={segments} value={preset} onValueChange={choose} />
      <DateRangeField
        label={t`Days of your choice`}
        fromLabel={t`From`}
        toLabel={t`To`}
        max={today}
        value={range}
        onValueChange={setRange}
      >
        <Button look="outline" disabled={!range.from || !range.to} onClick={() => setOwn(range)}>
          {t`Show`}
        </Button>
      </DateRangeField>
    </div>
  );
};
