import { CaptchaProof } from '@marquee/feature-core';
import { CodeProof } from '../../proofs/CodeProof.tsx';
import type { RegistrationFormState } from '../form/useRegistrationForm.ts';
import type { FormField } from './fieldsOf.ts';
import { useEntryProps } from './useEntryProps.ts';

type Props = { asked: FormField; form: RegistrationFormState };

/** The code that proves the number; where the platform wants a captcha before it sends one, that stands first. */
export const CodeInput = ({ asked, form }: Props) => {
  const { name, error, value } = useEntryProps(asked, form);
  return (
    <>
      {(!form.recaptcha || form.terms.mode === 'username') && <CaptchaProof captcha={form.captcha} />}
      {form.recaptcha && <CaptchaProof captcha={form.recaptcha} />}
      <CodeProof
        name={name}
        value={value}
        onValueChange={(code) => form.set('verificationCode', code)}
        error={error}
        sending={form.sms}
        onSend={() => void form.sms.send()}
      />
    </>
  );
};
