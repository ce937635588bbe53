import { AppCode, Form, LoginPasswordField, useForm } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import type { Proof } from './Proof.ts';

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
  const form = useForm({
    values: { code: '', password: '' },
    checks: { code: 'required', password: 'required' },
    fieldOf: { CODE_WRONG: 'code', PASSWORD_WRONG: 'password' },
    send: ({ code, password }) => send({ code: code.trim(), password: password.trim() }),
  });
  return (
    <Form form={form}>
      <AppCode canRecover={canRecover} {...form.valueField('code')} />
      <LoginPasswordField {...form.field('password')} />
      <Button type="submit" isFull isLoading={form.isBusy} {...(tone && { tone })}>
        {submitLabel}
      </Button>
    </Form>
  );
};
