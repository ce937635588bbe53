import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline, Money } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { moneyValue } from '../table/moneyValue.ts';
import { type ListedWithdrawal, stateTones, useWords } from './useWords.ts';

/** What a list of withdrawals shows of each. */
export const useWithdrawalColumns = (): readonly DataColumn<ListedWithdrawal>[] => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useWords();
  return [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      note: ({ username }) => username ?? t`The account is gone`,
      value: ({ reference }) => reference,
    },
    {
      id: 'member',
      header: t`Member`,
      hidden: true,
      cell: ({ username }) => username ?? t`The account is gone`,
      value: ({ username }) => username,
    },
    {
      id: 'amount',
      header: t`Amount`,
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
      id: 'state',
      header: t`State`,
      cell: ({ state, request, claimedBy }) => (
        <Inline gap="x1">
          <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
          {request && <Badge tone="accent">{t`Waits for a second person`}</Badge>}
          {claimedBy && <Badge>{claimedBy.name}</Badge>}
        </Inline>
      ),
      note: ({ risks }) => risks.map((risk) => words.risks[risk]).join(' · '),
      value: ({ state }) => words.states[state],
    },
    {
      id: 'to',
      header: t`To`,
      cell: ({ bankName, number }) => `${bankName} ${number}`,
      note: ({ payeeName }) => payeeName,
      value: ({ bankName, number, payeeName }) => `${bankName} ${number} ${payeeName}`,
    },
    {
      id: 'fee',
      header: t`Fee`,
      align: 'end',
      hidden: true,
      cell: ({ fee, currency }) => <Money minor={fee} currency={currency} />,
      value: ({ fee, currency }) => moneyValue(fee, currency),
    },
    {
      id: 'created',
      header: t`Asked for`,
      cell: ({ createdAt }) => relative(createdAt),
      note: ({ createdAt }) => dateTime(createdAt, { timeZone }),
      value: ({ createdAt }) => createdAt,
    },
  ];
};
