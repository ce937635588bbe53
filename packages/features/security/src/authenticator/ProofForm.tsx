import { AppCode, Form, LoginPasswordField } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import type { Proof } from './Proof.ts';
import { useProof } from './useProof.ts';

type Props = {
  submitLabel: string;
  /** Whether a recovery code may stand in for the app. */
  canRecover?: boolean;
  tone?: 'critical';
  /** Does what is proved; its refusals are shown at their fields. */
  send: (proof: Proof) => Promise<void>;
};

/** The code of the app and the password of the login, which every change of an authenticator asks for. */
export const ProofForm = ({ submitLabel, canRecover = false, tone, send }: Props) => {
  const { code, password, setCode, setPassword, refusal, check, isBusy } = useProof(send);
  return (
    <Form refusal={refusal} onSubmit={check}>
      <AppCode
        name="code"
        canRecover={canRecover}
        value={code}
        error={refusal.errors.code}
        onValueChange={setCode}
      />
      <LoginPasswordField value={password} error={refusal.errors.password} onValueChange={setPassword} />
      <Button type="submit" isFull isLoading={isBusy} {...(tone && { tone })}>
        {submitLabel}
      </Button>
    </Form>
  );
};
