import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { askPasskey, sendLoginVerificationCode, verifyLogin } from '@marquee/contract/routes';
import {
  canUsePasskeys,
  type ModalProps,
  signWithPasskey,
  useApi,
  useCodeSending,
  useForm,
  usePasskeyErrorText,
} from '@marquee/feature-core';
import { useState } from 'react';
import { useOpenSession } from '../session/useOpenSession.ts';
import type { Way } from './Verification.ts';

const empty = { proof: '', verificationCode: '' };

const isSent = (method: Way['method']) => method === 'sms' || method === 'email';

/** The state of a login that is being verified: the way, what was typed, what is wrong, and whether it is over. */
export const useVerification = ({ verification, remember, onClose }: ModalProps<'secondFactor'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const textOf = usePasskeyErrorText();
  const { challenge } = verification;
  const methods = verification.methods.filter(
    ({ method: each }, _, all) => each !== 'passkey' || all.length === 1 || canUsePasskeys(),
  );
  const [method, setMethod] = useState<Way['method']>(methods[0]?.method ?? 'sms');
  const [isOver, setOver] = useState(false);
  // The field of a code that was sent is named as everywhere else.
  const field = isSent(method) ? 'verificationCode' : 'proof';
  const form = useForm({
    values: empty,
    checks: {
      [field]:
        method === 'passkey'
          ? []
          : isSent(method)
            ? (code: string) => (code ? undefined : t`Enter the verification code.`)
            : 'required',
    },
    fieldOf: {
      PROOF_WRONG: field,
      CODE_WRONG: field,
      CODE_EXPIRED: field,
      CODE_TRIES_EXCEEDED: field,
    },
    textOf,
    send: async (typed) => {
      const proof =
        method === 'passkey'
          ? JSON.stringify(await signWithPasskey(await call(askPasskey, { body: { challenge } })))
          : typed[field].trim();
      return call(verifyLogin, { body: { challenge, method, proof } });
    },
    onSent: (value) => openSession(value, { ...(remember && { remember }), onClose }),
    onRefused: (error) => {
      if (!isApiError(error, 'VERIFICATION_OVER')) return undefined;
      setOver(true);
      return {};
    },
  });
  const sending = useCodeSending(method, {
    send: () =>
      call(sendLoginVerificationCode, {
        body: { challenge, method: method === 'email' ? 'email' : 'sms' },
      }),
    onRefused: form.refuseAtField,
  });

  return {
    methods,
    method,
    way: methods.find((way) => way.method === method),
    choose: (next: Way['method']) => {
      setMethod(next);
      form.reset(empty);
    },
    form,
    field: form.valueField(field),
    sending: {
      ...sending,
      send: () => {
        form.clear();
        sending.send();
      },
    },
    isOver,
  };
};

/** What `useVerification` gives. */
export type VerificationState = ReturnType<typeof useVerification>;
