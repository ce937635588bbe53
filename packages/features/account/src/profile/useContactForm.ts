import { useLingui } from '@lingui/react/macro';
import { askProofPasskey, sendContactCode, sendProofCode, setContact } from '@marquee/contract/routes';
import {
  canUsePasskeys,
  signWithPasskey,
  useApi,
  useCodeSending,
  useForm,
  usePasskeyErrorText,
  useToast,
} from '@marquee/feature-core';
import { useState } from 'react';
import { useMobile } from '../proofs/useMobile.ts';
import { useMobileCheck } from '../proofs/useMobileCheck.ts';
import type { Channel, ProfileState, ProofWay } from './Profile.ts';
import { useProfileRenewal } from './useProfile.ts';

type Options = { channel: Channel; isOwn: boolean; profile: ProfileState; onClose: () => void };

/** The state of a change of phone or mailbox: what was typed, the codes that were asked for, and the proof. */
export const useContactForm = ({ channel, isOwn, profile, onClose }: Options) => {
  const { t } = useLingui();
  const { call } = useApi();
  const toast = useToast();
  const renew = useProfileRenewal();
  const textOf = usePasskeyErrorText();
  const mobile = useMobile();
  const findMobileProblem = useMobileCheck(mobile);
  const ways = isOwn
    ? []
    : profile.ways.filter(
        ({ method }, _, all) => method !== 'passkey' || all.length === 1 || canUsePasskeys(),
      );
  const [method, setMethod] = useState<ProofWay['method'] | undefined>(ways[0]?.method);
  const isTyped = method !== undefined && method !== 'passkey';
  const isEmail = channel === 'email';

  const form = useForm({
    values: { email: '', mobileNum: '', verificationCode: '', proof: '' },
    checks: {
      ...(!isOwn && isEmail && { email: 'required' as const }),
      ...(!isOwn && !isEmail && { mobileNum: findMobileProblem }),
      verificationCode: (code) => (code ? undefined : t`Enter the verification code.`),
      ...(isTyped && { proof: 'required' as const }),
    },
    fieldOf: {
      MOBILE_INVALID: 'mobileNum',
      CODE_WRONG: 'verificationCode',
      CODE_EXPIRED: 'verificationCode',
      CODE_TRIES_EXCEEDED: 'verificationCode',
    },
    textOf,
    send: async (typed) => {
      const proof =
        method === 'passkey'
          ? JSON.stringify(await signWithPasskey(await call(askProofPasskey, {})))
          : typed.proof.trim();
      return call(setContact, {
        body: {
          ...bodyOf(typed),
          verificationCode: typed.verificationCode.trim(),
          ...(method && { proof: { method, proof } }),
        },
      });
    },
    onSent: () => {
      toast('positive', isEmail ? t`Your e-mail has been verified.` : t`Your phone has been verified.`);
      renew();
      onClose();
    },
  });

  const bodyOf = ({ email, mobileNum }: { email: string; mobileNum: string }) => ({
    channel,
    ...(!isOwn && (isEmail ? { email: email.trim() } : mobile.bodyOf(mobileNum))),
  });
  const { values, refuseAtField } = form;
  const address = isEmail ? values.email.trim() : `${mobile.country}${values.mobileNum.trim()}`;
  const sending = useCodeSending(isOwn ? 'own' : address, {
    send: () => call(sendContactCode, { body: bodyOf(values) }),
    onRefused: refuseAtField,
  });
  const proofSending = useCodeSending(`proof:${method}`, {
    send: () => call(sendProofCode, { body: { channel: method === 'email' ? 'email' : 'sms' } }),
    onRefused: refuseAtField,
  });
  return {
    form,
    mobile,
    sending,
    ways,
    way: ways.find((way) => way.method === method),
    choose: (next: ProofWay['method']) => {
      setMethod(next);
      form.set('proof', '');
    },
    proofSending,
  };
};

/** What `useContactForm` gives. */
export type ContactFormState = ReturnType<typeof useContactForm>;
