import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline, Money } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { moneyValue } from '../table/moneyValue.ts';
import { arrivalTones, type StaffArrival, useDepositWords } from './useDepositWords.ts';

/** What a list of transfers shows of each. */
export const useArrivalColumns = (): readonly DataColumn<StaffArrival>[] => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useDepositWords();
  return [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      note: ({ memo }) => memo,
      value: ({ reference }) => reference,
    },
    {
      id: 'amount',
      header: t`Arrived`,
      align: 'end',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
      value: ({ amount, currency }) => moneyValue(amount, currency),
    },
    {
      id: 'currency',
      header: t`Currency`,
      hidden: true,
      cell: ({ currency }) => currency,
      value: ({ currency }) => currency,
    },
    {
      id: 'from',
      header: t`From`,
      cell: ({ payerBank, payerNumber }) => `${payerBank} ${payerNumber}`,
      note: ({ payerName }) => payerName,
      value: ({ payerBank, payerNumber, payerName }) => `${payerBank} ${payerNumber} ${payerName}`,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ state, request, isReturnRefused }) => (
        <Inline gap="x1">
          <Badge tone={arrivalTones[state]}>{words.arrivals[state]}</Badge>
          {request && <Badge tone="accent">{t`Waits for a second person`}</Badge>}
          {isReturnRefused && <Badge tone="critical">{t`Return refused`}</Badge>}
        </Inline>
      ),
      note: ({ deposit }) => deposit,
      value: ({ state }) => words.arrivals[state],
    },
    {
      id: 'received',
      header: t`Told`,
      cell: ({ receivedAt }) => relative(receivedAt),
      note: ({ at }) => dateTime(at, { timeZone }),
      value: ({ at }) => at,
    },
  ];
};
