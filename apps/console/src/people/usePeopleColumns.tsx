import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Button, Inline } from '@marquee/ui';
import { useSelf } from '../api/ConsoleContext.ts';
import type { DataColumn } from '../table/DataColumn.ts';
import type { Person } from './Person.ts';
import { useGrantNames } from './useGrantNames.ts';

/** A dialog of the page. */
export type Open = { kind: 'invite' } | { kind: 'grants' | 'remove'; person: Person };

/** What the page of people shows of each, and what can be done with them. */
export const usePeopleColumns = (onOpen: (open: Open) => void): readonly DataColumn<Person>[] => {
  const { t } = useLingui();
  const { relative, dateTime } = useDateTime();
  const grantNames = useGrantNames();
  const self = useSelf();
  const grantsOf = ({ grants }: Person) => grantNames(grants);
  return [
    {
      id: 'name',
      header: t`Name`,
      sortable: true,
      cell: ({ name, email }) => name ?? email,
      note: ({ name, email }) => name && email,
      value: ({ name, email }) => name ?? email,
    },
    {
      id: 'email',
      header: t`E-mail`,
      hidden: true,
      sortable: true,
      cell: ({ email }) => email,
      value: ({ email }) => email,
    },
    {
      id: 'roles',
      header: t`Roles`,
      cell: (person) => (
        <Inline gap="x1">
          {grantsOf(person).map((words) => (
            <Badge key={words}>{words}</Badge>
          ))}
          {person.invitedUntil && (
            <Badge tone="caution">{t`Invited until ${dateTime(person.invitedUntil)}`}</Badge>
          )}
        </Inline>
      ),
      value: (person) => grantsOf(person).join('; '),
    },
    {
      id: 'seen',
      header: t`Seen`,
      sortable: true,
      cell: ({ lastSeenAt }) => (lastSeenAt ? relative(lastSeenAt) : t`Never`),
      value: ({ lastSeenAt }) => lastSeenAt,
    },
    {
      id: 'since',
      header: t`Here since`,
      hidden: true,
      sortable: true,
      cell: ({ createdAt }) => dateTime(createdAt),
      value: ({ createdAt }) => createdAt,
    },
    {
      id: 'actions',
      header: t`Change`,
      cell: (person) =>
        person.id !== self.id && (
          <Inline gap="x2">
            <Button
              size="s"
              tone="neutral"
              look="outline"
              aria-label={t`Change the roles of ${person.name ?? person.email}`}
              onClick={() => onOpen({ kind: 'grants', person })}
            >{t`Roles …`}</Button>
            <Button
              size="s"
              tone="critical"
              look="outline"
              aria-label={t`Remove ${person.name ?? person.email}`}
              onClick={() => onOpen({ kind: 'remove', person })}
            >{t`Remove …`}</Button>
          </Inline>
        ),
    },
  ];
};
