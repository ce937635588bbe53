import { useLingui } from '@lingui/react/macro';
import { getStaffVendorCalls } from '@marquee/contract/routes';
import { useDateTime, useNumber } from '@marquee/i18n';
import { Card, EmptyState, LinkIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useMerchant } from '../api/ConsoleContext.ts';
import { DetailPage } from '../api/DetailPage.tsx';
import { useApi } from '../api/useApi.ts';
import { Chart } from '../chart/Chart.tsx';
import type { DataColumn } from '../table/DataColumn.ts';
import { DataTable } from '../table/DataTable.tsx';
import { Secrets } from './Secrets.tsx';
import { useCallColumns } from './useCallColumns.tsx';
import type { VendorHour } from './Vendor.ts';

/** One vendor: its secrets, and its calls by hour. */
export const VendorPage = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const { timeZone } = useMerchant();
  const { dateTime } = useDateTime();
  const number = useNumber();
  const { vendor = '' } = useParams();
  const calls = useCallColumns<VendorHour>((row) => row.calls);
  const found = useQuery({ ...query(getStaffVendorCalls, { query: { vendor } }), refetchInterval: 20_000 });
  const { data } = found;
  const hourText = (hour: string) => dateTime(hour, { timeZone });
  const columns: readonly DataColumn<VendorHour>[] = [
    {
      id: 'hour',
      header: t`Hour from`,
      sortable: true,
      cell: ({ hour }) => hourText(hour),
      value: ({ hour }) => hour,
    },
    ...calls,
  ];
  const day = (data?.hours ?? []).slice(0, 24).toReversed();
  const series = (['answered', 'refused', 'failed'] as const).map((id, index) => ({
    id,
    label: [t`Answered`, t`Refused by a rule`, t`Failed`][index] ?? id,
    values: day.map((hour) => hour.calls[id]),
  }));
  return (
    <DetailPage title={data?.vendor.name ?? vendor} back={{ to: '/vendors', text: t`Vendors` }} query={found}>
      {({ vendor: known, hours }) => (
        <>
          <Secrets vendor={known} />
          {day.length > 1 && (
            <Card padding="m">
              <Chart
                kind="bar"
                label={t`Calls by hour`}
                categoryLabel={t`Hour from`}
                categories={day.map(({ hour }) => hourText(hour))}
                series={series}
                formatValue={(value) => number(value)}
                formatTick={(value) => number(value)}
              />
            </Card>
          )}
          <DataTable<VendorHour>
            id="vendor-calls"
            label={t`Calls by hour`}
            columns={columns}
            rows={hours}
            rowKey={({ hour }) => hour}
            query={found}
            empty={<EmptyState icon={<LinkIcon size="xl" />} title={t`No calls in the last seven days`} />}
          />
        </>
      )}
    </DetailPage>
  );
};
