import { useLingui } from '@lingui/react/macro';
import { login, sendSms } from '@marquee/contract/routes';
import { Form, useApi, useSubmit } from '@marquee/feature-core';
import { Button, Checkbox } from '@marquee/ui';
import { useState } from 'react';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { useOpenSession } from '../session/useOpenSession.ts';

/** Login by mobile number and SMS code. */
export const SmsLogin = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const [isRemembered, setRemembered] = useState(false);
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
      <Checkbox
        label={t`Remember me on this device`}
        hint={t`Keeps you logged in for one day. Leave it off on a shared device.`}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.target.checked)}
      />
      <Button type="submit" isFull isLoading={isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
