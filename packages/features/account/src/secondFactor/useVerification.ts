import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';
import { sendLoginVerificationCode, verifyLogin } from '@marquee/contract/routes';
import {
  type ModalProps,
  useApi,
  useCodeSending,
  useRefusal,
  useRequired,
  useSubmit,
} from '@marquee/feature-core';
import { useState } from 'react';
import { useOpenSession } from '../session/useOpenSession.ts';
import type { Way } from './Verification.ts';

const isSent = (method: Way['method']) => method === 'sms' || method === 'email';

/** The state of a login that is being verified: the way, what was typed, what is wrong, and whether it is over. */
export const useVerification = ({ verification, remember, onClose }: ModalProps<'secondFactor'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const openSession = useOpenSession();
  const findMissing = useRequired();
  const { challenge, methods } = verification;
  const [method, setMethod] = useState<Way['method']>(methods[0]?.method ?? 'sms');
  const [proof, setProof] = useState('');
  const [isOver, setOver] = useState(false);
  // The field of a code that was sent is named as everywhere else.
  const field = isSent(method) ? 'verificationCode' : 'proof';
  const refusal = useRefusal(['proof', 'verificationCode'], {
    PROOF_WRONG: field,
    CODE_WRONG: field,
    CODE_EXPIRED: field,
    CODE_TRIES_EXCEEDED: field,
  });
  const refuse = (error: unknown) => {
    const isEnded = error instanceof ApiError && error.code === 'VERIFICATION_OVER';
    if (isEnded) setOver(true);
    else refusal.refuseBy(error);
  };
  const sending = useCodeSending(method, {
    send: () =>
      call(sendLoginVerificationCode, {
        body: { challenge, method: method === 'email' ? 'email' : 'sms' },
      }),
    onRefused: refuse,
  });
  const { submit, isBusy } = useSubmit(async () => {
    const value = await call(verifyLogin, { body: { challenge, method, proof: proof.trim() } });
    await openSession(value, { ...(remember && { remember }), onClose });
  }, refuse);
  return {
    method,
    way: methods.find((way) => way.method === method),
    choose: (next: Way['method']) => {
      setMethod(next);
      setProof('');
      refusal.clear();
    },
    proof,
    setProof: (typed: string) => {
      setProof(typed);
      refusal.clear(field);
    },
    error: refusal.errors[field],
    refusal,
    sending: {
      ...sending,
      send: () => {
        refusal.clear();
        sending.send();
      },
    },
    isOver,
    isBusy,
    check: () => {
      const missing = findMissing({ [field]: proof });
      const words = isSent(method) ? t`Enter the verification code.` : missing?.[field];
      if (missing) return refusal.refuse({ [field]: words });
      refusal.clear();
      return submit();
    },
  };
};

/** What `useVerification` gives. */
export type VerificationState = ReturnType<typeof useVerification>;
