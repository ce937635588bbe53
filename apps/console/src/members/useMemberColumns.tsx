import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Inline } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import { StateBadge } from './StateBadge.tsx';
import { type ListedMember, useMemberWords } from './useMemberWords.ts';

/** What a list of members shows of each. */
export const useMemberColumns = (): readonly DataColumn<ListedMember>[] => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useMemberWords();
  return [
    {
      id: 'username',
      header: t`Member`,
      cell: ({ username }) => username,
      note: ({ nickname }) => nickname,
    },
    {
      id: 'state',
      header: t`State`,
      cell: ({ isLocked, erasedAt, flags, type }) => (
        <Inline gap="x1">
          <StateBadge member={{ isLocked, erasedAt }} />
          {type !== 0 && <Badge tone="accent">{words.types[type] ?? type}</Badge>}
          {flags.map((flag) => (
            <Badge key={flag} tone="caution">
              {words.flags[flag]}
            </Badge>
          ))}
        </Inline>
      ),
    },
    {
      id: 'reached',
      header: t`Phone and mailbox`,
      cell: ({ mobile }) => mobile ?? '–',
      note: ({ email }) => email,
    },
    {
      id: 'foundBy',
      header: t`Found by`,
      cell: ({ foundBy }) => foundBy.map((by) => words.finds[by]).join(', ') || '–',
    },
    {
      id: 'login',
      header: t`Last login`,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t`Never` : relative(lastLoginAt)),
      note: ({ createdAt }) => t`Since ${dateTime(createdAt, { timeZone })}`,
    },
    { id: 'id', header: t`Customer id`, hidden: true, cell: ({ id }) => id },
  ];
};
