import { useLingui } from '@lingui/react/macro';
import { getStaffPeople, removeStaff } from '@marquee/contract/routes';
import { Banner, Button, Inline, PageHead, PlusIcon, Stack, Text, TextLink } from '@marquee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { GrantsDialog } from './GrantsDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import type { Outcome } from './Person.ts';
import { type Open, usePeopleColumns } from './usePeopleColumns.tsx';

/** Everyone who works in the console, and what they may do where. */
export const People = () => {
  const { t } = useLingui();
  const { query, call } = useApi();
  const queries = useQueryClient();
  const withProof = useProof();
  const [open, setOpen] = useState<Open>();
  const columns = usePeopleColumns(setOpen);
  const found = useQuery(query(getStaffPeople, {}));
  const close = () => setOpen(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const refresh = async (next: Outcome) => {
    setOutcome(next);
    await queries.invalidateQueries();
  };
  return (
    <Stack gap="x5">
      <Inline justify="between">
        <PageHead title={t`People`}>
          <Text
            isMuted
          >{t`Who works in the console, and what they may do where. Roles and invitations need a second person who manages people; while there is none they hold at once.`}</Text>
        </PageHead>
        <Button iconStart={<PlusIcon />} onClick={() => setOpen({ kind: 'invite' })}>{t`Invite`}</Button>
      </Inline>
      {outcome === 'asked' && (
        <output>
          <Banner tone="info">
            {t`It waits for a second person now.`} <TextLink href="/requests">{t`Second person`}</TextLink>
          </Banner>
        </output>
      )}
      <DataTable
        id="people"
        label={t`People`}
        columns={columns}
        rows={found.data?.people}
        rowKey={({ id }) => id}
        query={found}
      />
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
            const body = { id: open.person.id, reason };
            await refresh((await withProof(() => call(removeStaff, { body }))).outcome);
          }}
        >
          {t`The person is logged out everywhere at once and can come back only by a new invitation. Somebody who manages people leaves once a second person agrees.`}
        </ReasonDialog>
      )}
    </Stack>
  );
};
