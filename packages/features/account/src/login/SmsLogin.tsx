import { useLingui } from '@lingui/react/macro';
import { login, sendSms } from '@marquee/contract/routes';
import { Form, useApi, useSubmit } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { RememberMe, type Remembering } from './RememberMe.tsx';

type Props = { remembering: Remembering; onClose: () => void };

/** Login by mobile number and SMS code. */
export const SmsLogin = ({ remembering, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const { isRemembered } = remembering;
  const proof = useMobileCode({
    send: (mobile, captcha) =>
      call(sendSms, { body: { ...mobile, purpose: 'login', ...(captcha && { captcha }) } }),
  });
  const { refusal, mobile, code } = proof;

  const { submit, isBusy } = useSubmit(async () => {
    const value = await call(login, {
      body: {
        type: 'sms',
        isSms: true,
        ...mobile.body,
        verificationCode: code,
        remember: isRemembered,
      },
    });
    await openSession(value, { remember: { isWanted: isRemembered }, onClose });
  }, refusal.refuseBy);

  const check = async () => {
    const errors = await proof.findProblems();
    if (errors) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };

  return (
    <Form refusal={refusal} onSubmit={() => void check()}>
      <MobileCode proof={proof} />
      <RememberMe {...remembering} />
      <Button type="submit" isFull isLoading={isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
