import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { useDateTime } from '@marquee/i18n';
import { Stack, Text } from '@marquee/ui';
import type { DataColumn } from '../table/DataColumn.ts';
import { useActionNames } from './useActionNames.ts';
import { useChangeText } from './useChangeText.ts';

/** One thing that a person of staff did. */
type Action = RouteValue<'getStaffActions'>['actions'][number];

/** What the trail shows of each thing that was done: what, about whom, before and after, why, from where. */
export const useActionColumns = (): readonly DataColumn<Action>[] => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const names = useActionNames();
  const changeText = useChangeText();
  const nameOf = ({ operation }: Action) => names[operation] ?? operation;
  return [
    {
      id: 'operation',
      header: t`What`,
      cell: (action) => `${nameOf(action)} · ${action.subject}`,
      note: ({ number }) => `#${number}`,
      value: nameOf,
    },
    {
      id: 'number',
      header: t`Number`,
      hidden: true,
      align: 'end',
      cell: ({ number }) => number,
      value: ({ number }) => number,
    },
    {
      id: 'subject',
      header: t`About`,
      hidden: true,
      cell: ({ subject }) => subject,
      value: ({ subject }) => subject,
    },
    {
      id: 'changes',
      header: t`Before and after`,
      cell: ({ changes, reason }) => (
        <Stack gap="x1">
          {changes.map((change) => (
            <Text key={change.field} size="s">
              {changeText(change)}
            </Text>
          ))}
          {reason && <Text size="s">{t`Reason: ${reason}`}</Text>}
        </Stack>
      ),
      value: ({ changes }) => changes.map(changeText).join('; '),
    },
    {
      id: 'reason',
      header: t`Reason`,
      hidden: true,
      cell: ({ reason }) => reason,
      value: ({ reason }) => reason,
    },
    {
      id: 'person',
      header: t`Who`,
      cell: ({ person }) => person,
      note: ({ address }) => address,
      value: ({ person }) => person,
    },
    {
      id: 'address',
      header: t`Address`,
      hidden: true,
      cell: ({ address }) => address,
      value: ({ address }) => address,
    },
    { id: 'at', header: t`When`, cell: ({ at }) => dateTime(at), value: ({ at }) => at },
  ];
};
