import { useLingui } from '@lingui/react/macro';
import { sendSms, setPasswordByPhone } from '@marquee/contract/routes';
import { Form, useApi, useForm, useToast } from '@marquee/feature-core';
import { Button, Text } from '@marquee/ui';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** Sets a new password by a code that is sent to the phone of the account. */
export const ResetByPhone = ({ onDone }: { onDone: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const password = useNewPassword();
  const { proof, ...mobile } = useMobileCode();
  const form = useForm({
    values: { ...mobile.values, ...password.values },
    checks: { ...mobile.checks, ...password.checks },
    fieldOf: mobile.fieldOf,
    send: ({ mobileNum, verificationCode, ...typed }) => {
      const { newPassword } = password.bodyOf(typed);
      const body = { ...proof.mobile.bodyOf(mobileNum), verificationCode, newPassword };
      return call(setPasswordByPhone, { body });
    },
    onSent: () => {
      toast('positive', t`Your password has been changed. Log in with the new one.`);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <Text isMuted>{t`We’ll send a code to the mobile number on your account.`}</Text>
      <MobileCode
        form={form}
        proof={proof}
        send={(number, captcha) => call(sendSms, { body: { ...number, purpose: 'password', ...captcha } })}
      />
      <NewPasswordFields form={form} password={password} />
      <Button type="submit" isFull isLoading={form.isBusy}>{t`Set password`}</Button>
    </Form>
  );
};
