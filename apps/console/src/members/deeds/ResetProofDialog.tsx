import { useLingui } from '@lingui/react/macro';
import { resetStaffMemberProof } from '@marquee/contract/routes';
import { RadioCards } from '@marquee/ui';
import { useState } from 'react';
import { useApi } from '../../api/useApi.ts';
import { DeedForm } from './DeedForm.tsx';
import type { DeedProps } from './DeedProps.ts';

type Proof = 'secondFactor' | 'paymentPassword';

/** Takes away a second factor or a payment password that a member has lost, after a check that is written down. */
export const ResetProofDialog = ({ member: { id }, onClose, onDone }: DeedProps) => {
  const { t } = useLingui();
  const { call } = useApi();
  const [proof, setProof] = useState<Proof>('secondFactor');
  return (
    <DeedForm
      title={t`Reset a proof`}
      text={t`The member is told, logged out everywhere, and withdrawals wait for a while.`}
      texts={[
        {
          name: 'checked',
          label: t`How did you make sure that it is the member?`,
          hint: t`What you have checked, for those who read the trail.`,
          maxLength: 500,
        },
      ]}
      action={t`Reset`}
      tone="critical"
      onClose={onClose}
      send={async ({ checked = '' }) => {
        await call(resetStaffMemberProof, { body: { id, proof, checked } });
        await onDone();
      }}
    >
      <RadioCards<Proof>
        legend={t`What is reset`}
        name="proof"
        value={proof}
        onChoose={setProof}
        options={[
          {
            value: 'secondFactor',
            label: t`Second factor`,
            hint: t`Authenticator app, recovery codes and passkeys`,
          },
          { value: 'paymentPassword', label: t`Payment password` },
        ]}
      />
    </DeedForm>
  );
};
