import { useLingui } from '@lingui/react/macro';
import { getStaffPeople, removeStaff } from '@marquee/contract/routes';
import { useDateTime } from '@marquee/i18n';
import {
  Badge,
  Button,
  Card,
  Inline,
  PageHead,
  PlusIcon,
  Row,
  RowName,
  Rows,
  Stack,
  Text,
} from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSelf } from '../api/ConsoleContext.ts';
import { LoadFailure } from '../api/LoadFailure.tsx';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { Waiting } from '../api/Waiting.tsx';
import { useProof } from '../proof/ProofProvider.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import type { Person } from './Person.ts';
import { useRoleNames } from './useRoleNames.ts';

type Open = { kind: 'invite' } | { kind: 'grants' | 'remove'; person: Person };

const PersonRow = ({ person, onOpen }: { person: Person; onOpen: (open: Open) => void }) => {
  const { t } = useLingui();
  const { relative, dateTime } = useDateTime();
  const roles = useRoleNames();
  const self = useSelf();
  const { name, email, grants, invitedUntil, lastSeenAt } = person;
  const whereOf = (merchant: string) => (merchant === '*' ? t`all merchants` : merchant);
  return (
    <Row
      end={
        person.id !== self.id && (
          <Inline gap="x2">
            <Button
              size="s"
              tone="neutral"
              look="outline"
              aria-label={t`Change the roles of ${name ?? email}`}
              onClick={() => onOpen({ kind: 'grants', person })}
            >{t`Roles …`}</Button>
            <Button
              size="s"
              tone="critical"
              look="outline"
              aria-label={t`Remove ${name ?? email}`}
              onClick={() => onOpen({ kind: 'remove', person })}
            >{t`Remove …`}</Button>
          </Inline>
        )
      }
    >
      <RowName>{name ?? email}</RowName>
      {name !== null && (
        <Text as="span" size="s" isMuted>
          {email}
        </Text>
      )}
      <Inline gap="x1">
        {grants.map(({ merchant, role }) => (
          <Badge key={`${merchant} ${role}`}>{`${roles[role]} · ${whereOf(merchant)}`}</Badge>
        ))}
        {invitedUntil && <Badge tone="caution">{t`Invited until ${dateTime(invitedUntil)}`}</Badge>}
      </Inline>
      {lastSeenAt && <Text as="span" size="s" isMuted>{t`Seen ${relative(lastSeenAt)}`}</Text>}
    </Row>
  );
};

/** Everyone who works in the console, and what they may do where. */
export const People = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const queries = useQueryClient();
  const withProof = useProof();
  const [open, setOpen] = useState<Open>();
  const found = useQuery(query(getStaffPeople, {}));
  const { data, error } = found;
  const close = () => setOpen(undefined);
  const refresh = () => queries.invalidateQueries();
  return (
    <Stack gap="x5">
      <Inline justify="between">
        <PageHead title={t`People`}>
          <Text isMuted>{t`Who works in the console, and what they may do where.`}</Text>
        </PageHead>
        <Button iconStart={<PlusIcon />} onClick={() => setOpen({ kind: 'invite' })}>{t`Invite`}</Button>
      </Inline>
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailure query={found} />}
      {data && (
        <Card padding="m">
          <Rows label={t`People`}>
            {data.people.map((person) => (
              <PersonRow key={person.id} person={person} onOpen={setOpen} />
            ))}
          </Rows>
        </Card>
      )}
      {open?.kind === 'invite' && <InviteDialog onClose={close} onDone={refresh} />}
      {open?.kind === 'grants' && <GrantsDialog person={open.person} onClose={close} onDone={refresh} />}
      {open?.kind === 'remove' && (
        <ReasonDialog
          title={t`Remove ${open.person.name ?? open.person.email}`}
          label={t`Why?`}
          hint={t`It is written into the trail with your name.`}
          action={t`Remove`}
          tone="critical"
          onClose={close}
          onReason={async (reason) => {
            await withProof(() => call(removeStaff, { body: { id: open.person.id, reason } }));
            await refresh();
          }}
        >
          {t`The person is logged out everywhere at once and can come back only by a new invitation.`}
        </ReasonDialog>
      )}
    </Stack>
  );
};
