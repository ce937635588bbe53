import { ApiError } from '@marquee/api-client';
import {
  type CaptchaFields,
  CaptchaProof,
  type FieldErrors,
  type FieldProps,
  type ValueFieldProps,
} from '@marquee/feature-core';
import { CodeProof } from './CodeProof.tsx';
import { MobileProof } from './MobileProof.tsx';
import type { Mobile } from './useMobile.ts';
import type { MobileCodeFields, MobileCodeProof } from './useMobileCode.ts';
import { useSmsSending } from './useSmsSending.ts';

type Props = {
  form: {
    values: MobileCodeFields;
    isChecking: boolean;
    field: (name: 'mobileNum') => FieldProps<string>;
    valueField: (name: 'verificationCode') => ValueFieldProps<string>;
    tell: (name: 'mobileNum', problem: undefined) => void;
    check: (names: readonly 'mobileNum'[], onPassed: () => void, hasProof: boolean) => void;
    refuse: (errors: FieldErrors<keyof MobileCodeFields>) => void;
    refuseBy: (error: unknown) => void;
  };
  proof: MobileCodeProof;
  /** Sends the code; takes what a captcha gave where one is asked for. */
  send: (
    number: ReturnType<Mobile['bodyOf']>,
    captcha: CaptchaFields | undefined,
  ) => Promise<{ expiredMinutes: number }>;
};

/** A mobile number and the code that was sent to it. */
export const MobileCode = ({ form, proof: { mobile, captcha }, send }: Props) => {
  const number = mobile.bodyOf(form.values.mobileNum);
  const sending = useSmsSending(`+${number.countryDialingCode} ${number.mobileNum}`, {
    send: (fields) => send(number, fields),
    captcha,
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      const isCaptcha = error.code.startsWith('CAPTCHA_');
      const isNumber = error.code.startsWith('MOBILE_') || error.details.fields !== undefined;
      if (isCaptcha) form.refuse({});
      else if (isNumber) form.refuseBy(error);
      return isCaptcha || isNumber;
    },
  });
  return (
    <>
      <MobileProof
        mobile={mobile}
        onCountryChange={() => form.tell('mobileNum', undefined)}
        {...form.field('mobileNum')}
      />
      <CaptchaProof captcha={captcha} />
      <CodeProof
        sending={{ ...sending, isSending: sending.isSending || form.isChecking }}
        onSend={() => form.check(['mobileNum'], sending.send, captcha.isReady())}
        {...form.valueField('verificationCode')}
      />
    </>
  );
};
