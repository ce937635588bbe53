import { useLingui } from '@lingui/react/macro';
import { sendSms, setPasswordByPhone } from '@marquee/contract/routes';
import { Form, useApi, useSubmit, useToast } from '@marquee/feature-core';
import { Button, Text } from '@marquee/ui';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type NewPasswordField, useNewPassword } from './useNewPassword.ts';

const passwordFields: readonly NewPasswordField[] = ['newPassword', 'confirmNewPassword'];

/** Sets a new password by a code that is sent to the phone of the account. */
export const ResetByPhone = ({ onDone }: { onDone: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const password = useNewPassword();
  const proof = useMobileCode<NewPasswordField>({
    fields: passwordFields,
    send: (mobile, captcha) =>
      call(sendSms, { body: { ...mobile, purpose: 'password', ...(captcha && { captcha }) } }),
  });
  const { refusal, mobile, code } = proof;

  const { submit, isBusy } = useSubmit(async () => {
    const { newPassword } = password.body;
    await call(setPasswordByPhone, { body: { ...mobile.body, verificationCode: code, newPassword } });
    toast('positive', t`Your password has been changed. Log in with the new one.`);
    onDone();
  }, refusal.refuseBy);

  const check = async () => {
    const errors = { ...(await proof.findProblems()), ...password.findProblems() };
    if (Object.keys(errors).length > 0) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };

  return (
    <Form refusal={refusal} onSubmit={() => void check()}>
      <Text isMuted>{t`We’ll send a code to the mobile number on your account.`}</Text>
      <MobileCode proof={proof} />
      <NewPasswordFields password={password} errors={refusal.errors} onChange={refusal.clear} />
      <Button type="submit" isFull isLoading={isBusy}>{t`Set password`}</Button>
    </Form>
  );
};
