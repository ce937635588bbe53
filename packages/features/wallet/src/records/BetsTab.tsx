import { useLingui } from '@lingui/react/macro';
import { getBetHistory } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { Chip, Stack } from '@marquee/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChipRow } from './ChipRow.tsx';
import { BetList } from './BetList.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useRecordAddress } from './useRecordAddress.ts';

const pageSize = 20;

/** The rounds that the member has played, by days and vendor. */
export const BetsTab = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { days, vendor, page, change } = useRecordAddress();
  const asked = { ...days, page, pageSize, ...(vendor && { vassalage: vendor }) };
  const history = useQuery({
    ...query(getBetHistory, { query: asked }),
    placeholderData: keepPreviousData,
  });
  const vendors = history.data?.vendors ?? [];
  return (
    <Stack gap="x4">
      <PeriodFilter />
      {(vendors.length > 1 || vendor) && (
        <ChipRow name={t`Provider`}>
          <Chip isSelected={!vendor} onToggle={() => change({ vendor: undefined })}>
            {t`All`}
          </Chip>
          {vendors.map(({ vassalage, title }) => (
            <Chip
              key={vassalage}
              isSelected={vassalage === vendor}
              onToggle={() => change({ vendor: vassalage })}
            >
              {title}
            </Chip>
          ))}
        </ChipRow>
      )}
      <BetList history={history} pageSize={pageSize} />
    </Stack>
  );
};
