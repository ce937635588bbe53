import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import type { getStaffMemberWithdrawals } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import { Badge, Money } from '@marquee/ui';
import { useMerchant } from '../../api/ConsoleContext.ts';
import type { DataColumn } from '../../table/DataColumn.ts';
import { moneyValue } from '../../table/moneyValue.ts';
import { stateTones, useWords } from '../../withdrawals/useWords.ts';
import type { StaffMember } from '../useMemberWords.ts';

type Withdrawal = RouteValue<(typeof getStaffMemberWithdrawals)['id']>['withdrawals'][number];

/** What a list of a member's withdrawals says of each. */
export const useMemberWithdrawalColumns = (currency: StaffMember['currency']): DataColumn<Withdrawal>[] => {
  const { t } = useLingui();
  const words = useWords();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  return [
    {
      id: 'reference',
      header: t`Reference`,
      oneLine: true,
      cell: ({ reference }) => reference,
      value: ({ reference }) => reference,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ state: stands }) => <Badge tone={stateTones[stands]}>{words.states[stands]}</Badge>,
      value: ({ state: stands }) => words.states[stands],
    },
    {
      id: 'at',
      header: t`Asked for`,
      cell: ({ createdAt }) => dateTime(createdAt, { timeZone }),
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: ({ amount }) => <Money minor={amount} currency={currency} />,
      value: ({ amount }) => moneyValue(amount, currency),
    },
  ];
};
