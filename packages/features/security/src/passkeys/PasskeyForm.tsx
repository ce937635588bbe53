import { AppCode, Form, LoginPasswordField, useForm, usePasskeyErrorText } from '@marquee/feature-core';
import { Button } from '@marquee/ui';

type Props = {
  submitLabel: string;
  /** Whether an authenticator is on, whose code is asked for too. */
  asksCode: boolean;
  tone?: 'critical';
  /** Does what is proved; its refusals are shown at their fields. */
  send: (proof: { password: string; code?: string }) => Promise<void>;
};

/** The password of the login, and the authenticator's code where one is on. */
export const PasskeyForm = ({ submitLabel, asksCode, tone, send }: Props) => {
  const textOf = usePasskeyErrorText();
  const form = useForm({
    values: { code: '', password: '' },
    checks: { password: 'required', ...(asksCode && { code: 'required' as const }) },
    fieldOf: { CODE_WRONG: 'code', PASSWORD_WRONG: 'password' },
    textOf,
    send: ({ code, password }) => send({ password: password.trim(), ...(asksCode && { code: code.trim() }) }),
  });
  return (
    <Form form={form}>
      {asksCode && <AppCode canRecover {...form.valueField('code')} />}
      <LoginPasswordField {...form.field('password')} />
      <Button type="submit" isFull isLoading={form.isBusy} {...(tone && { tone })}>
        {submitLabel}
      </Button>
    </Form>
  );
};
