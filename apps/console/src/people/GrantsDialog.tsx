import { useLingui } from '@lingui/react/macro';
import { setStaffGrants } from '@marquee/contract/routes';
import { useState } from 'react';
import { ReasonDialog } from '../api/ReasonDialog.tsx';
import { useApi } from '../api/useApi.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { type Grant, GrantsFields } from './GrantsFields.tsx';
import type { Outcome, Person } from './Person.ts';

type Props = { person: Person; onClose: () => void; onDone: (outcome: Outcome) => Promise<unknown> };

/** Changes what a person may do where; who loses a role is logged out. */
export const GrantsDialog = ({ person, onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const [grants, setGrants] = useState<Grant[]>(person.grants);
  return (
    <ReasonDialog
      title={t`Roles of ${person.name ?? person.email}`}
      label={t`Why?`}
      hint={t`It is written into the trail with your name.`}
      action={t`Change the roles`}
      onClose={onClose}
      onReason={async (reason) => {
        const body = { id: person.id, grants, reason };
        const { outcome } = await withProof(() => call(setStaffGrants, { body }));
        await onDone(outcome);
      }}
    >
      <GrantsFields grants={grants} onChange={setGrants} />
    </ReasonDialog>
  );
};
