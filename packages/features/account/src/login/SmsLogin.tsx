import { useLingui } from '@lingui/react/macro';
import { login, sendSms } from '@marquee/contract/routes';
import { Form, useApi, useForm } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { useSecondFactor } from '../secondFactor/useSecondFactor.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { RememberMe, type Remembering } from './RememberMe.tsx';

type Props = { remembering: Remembering; onClose: () => void };

/** Login by mobile number and SMS code. */
export const SmsLogin = ({ remembering, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const { isRemembered } = remembering;
  const takeOver = useSecondFactor();
  const followUp = { remember: { isWanted: isRemembered }, onClose };
  const { proof, ...mobile } = useMobileCode();
  const form = useForm({
    ...mobile,
    send: ({ mobileNum, verificationCode }) =>
      call(login, {
        body: {
          type: 'sms',
          isSms: true,
          ...proof.mobile.bodyOf(mobileNum),
          verificationCode,
          remember: isRemembered,
        },
      }),
    onSent: (value) => openSession(value, followUp),
    onRefused: (error) => (takeOver(error, followUp) ? {} : undefined),
  });
  return (
    <Form form={form}>
      <MobileCode
        form={form}
        proof={proof}
        send={(number, captcha) => call(sendSms, { body: { ...number, purpose: 'login', ...captcha } })}
      />
      <RememberMe {...remembering} />
      <Button type="submit" isFull isLoading={form.isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
