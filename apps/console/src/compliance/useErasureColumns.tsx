import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { TextLink } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';

type Waiting = RouteValue<'getStaffErasures'>['requests'][number];

/** What the list of erasures shows of each. */
export const useErasureColumns = (): readonly DataColumn<Waiting>[] => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { timeZone } = useMerchant();
  return [
    {
      id: 'member',
      header: t`Member`,
      cell: ({ memberId, username }) => <TextLink href={`/members/${memberId}`}>{username}</TextLink>,
      value: ({ username }) => username,
    },
    { id: 'reason', header: t`Reason`, cell: ({ reason }) => reason, value: ({ reason }) => reason },
    {
      id: 'askedBy',
      header: t`Asked by`,
      cell: ({ askedBy }) => askedBy.name,
      value: ({ askedBy }) => askedBy.name,
    },
    {
      id: 'askedAt',
      header: t`Asked on`,
      cell: ({ askedAt }) => dateTime(askedAt, { timeZone }),
      value: ({ askedAt }) => askedAt,
    },
  ];
};
