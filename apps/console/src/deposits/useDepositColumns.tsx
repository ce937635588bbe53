import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline, Money } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { moneyValue } from '../table/moneyValue.ts';
import { depositTones, type StaffDeposit, useDepositWords } from './useDepositWords.ts';

/** What a list of deposits shows of each. */
export const useDepositColumns = (): readonly DataColumn<StaffDeposit>[] => {
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
      note: ({ username }) => username,
      value: ({ reference }) => reference,
    },
    {
      id: 'member',
      header: t`Member`,
      hidden: true,
      cell: ({ username }) => username,
      value: ({ username }) => username,
    },
    {
      id: 'amount',
      header: t`Expected`,
      align: 'end',
      cell: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
      value: ({ amount, currency }) => moneyValue(amount, currency),
    },
    {
      id: 'credited',
      header: t`Credited`,
      align: 'end',
      hidden: true,
      cell: ({ credited, currency }) => credited && <Money minor={credited} currency={currency} />,
      value: ({ credited, currency }) => (credited === null ? null : moneyValue(credited, currency)),
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
      cell: ({ state, slipAt }) => (
        <Inline gap="x1">
          <Badge tone={depositTones[state]}>{words.deposits[state]}</Badge>
          {slipAt && <Badge tone="accent">{t`Slip`}</Badge>}
        </Inline>
      ),
      note: ({ reason }) => reason,
      value: ({ state }) => words.deposits[state],
    },
    {
      id: 'method',
      header: t`Method`,
      cell: ({ methodName }) => methodName,
      value: ({ methodName }) => methodName,
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
