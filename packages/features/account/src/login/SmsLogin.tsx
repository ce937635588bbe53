import { useLingui } from '@lingui/react/macro';
import { login, sendSms } from '@marquee/contract/routes';
import type { RouteBody } from '@marquee/contract/route';
import { Form, useApi, useForm, useSite } from '@marquee/feature-core';
import { Button } from '@marquee/ui';
import { MobileCode } from '../proofs/MobileCode.tsx';
import { useMobileCode } from '../proofs/useMobileCode.ts';
import { useSecondFactor } from '../secondFactor/useSecondFactor.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { RememberMe, type Remembering } from './RememberMe.tsx';

type Props = { remembering: Remembering; onClose: () => void };

/** Login by mobile number and SMS code, which Firebase sends where the merchant has it. */
export const SmsLogin = ({ remembering, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const { isRemembered } = remembering;
  const takeOver = useSecondFactor();
  const followUp = { remember: { isWanted: isRemembered }, onClose };
  const isByFirebase = useSite().hasFlag('FIREBASESMS3');
  const { proof, ...mobile } = useMobileCode({ isByFirebase });
  const form = useForm({
    ...mobile,
    send: async ({ mobileNum, verificationCode }) => {
      const number = proof.mobile.bodyOf(mobileNum);
      const body: RouteBody<'login'> = isByFirebase
        ? { type: 'firebase', ...(await proof.phone.redeem(number, verificationCode)) }
        : { type: 'sms', isSms: true, ...number, verificationCode };
      return call(login, { body: { ...body, remember: isRemembered } });
    },
    onSent: (value) => openSession(value, followUp),
    onRefused: (error) => (takeOver(error, followUp) ? {} : undefined),
  });
  return (
    <Form form={form}>
      <MobileCode
        form={form}
        proof={proof}
        send={(number, captcha) =>
          isByFirebase
            ? proof.phone.send(number, captcha)
            : call(sendSms, { body: { ...number, purpose: 'login', ...captcha } })
        }
      />
      <RememberMe {...remembering} />
      <Button type="submit" isFull isLoading={form.isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
