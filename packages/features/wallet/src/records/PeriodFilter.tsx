import { useLingui } from '@lingui/react/macro';
import { Chip, Stack } from '@marquee/ui';
import { useState } from 'react';
import { ChipRow } from './ChipRow.tsx';
import { RangeForm } from './RangeForm.tsx';
import { type Preset, presets, useRecordAddress } from './useRecordAddress.ts';

/** Chooses the days of a record: a preset, or a range of one's own. */
export const PeriodFilter = () => {
  const { t } = useLingui();
  const { days, change } = useRecordAddress();
  const isRange = 'startDate' in days;
  const [isOpen, setIsOpen] = useState(isRange);
  const names: Record<Preset, string> = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    last7: t`Last 7 days`,
    last30: t`Last 30 days`,
  };
  const choose = (period: Preset) => {
    setIsOpen(false);
    change({ period, from: undefined, to: undefined });
  };
  return (
    <Stack gap="x3">
      <ChipRow name={t`Dates`}>
        {presets.map((preset) => (
          <Chip
            key={preset}
            isSelected={!isOpen && 'period' in days && days.period === preset}
            onToggle={() => choose(preset)}
          >
            {names[preset]}
          </Chip>
        ))}
        <Chip isSelected={isOpen || isRange} onToggle={() => setIsOpen(!isOpen)}>
          {t`Choose dates`}
        </Chip>
      </ChipRow>
      {isOpen && (
        <RangeForm
          key={isRange ? `${days.startDate} ${days.endDate}` : ''}
          {...(isRange && { range: days })}
          onChoose={(from, to) => change({ from, to, period: undefined })}
        />
      )}
    </Stack>
  );
};
