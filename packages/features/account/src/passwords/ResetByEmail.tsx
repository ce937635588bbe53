import { useLingui } from '@lingui/react/macro';
import { forgotPasswordByEmail } from '@marquee/contract/routes';
import { Form, useApi, useRefusal, useRequired, useSite, useSubmit } from '@marquee/feature-core';
import { Button, EmptyState, MailIcon, Text, TextField } from '@marquee/ui';
import { useState } from 'react';
import { CaptchaProof } from '../proofs/CaptchaProof.tsx';
import { useCaptcha } from '../proofs/useCaptcha.ts';
import { UsernameField } from '../login/UsernameField.tsx';

/** Asks for a link by e-mail. What it says afterwards does not tell whether the two belong together. */
export const ResetByEmail = () => {
  const { t } = useLingui();
  const { call } = useApi();
  const { hasFlag } = useSite();
  const findMissing = useRequired();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const refusal = useRefusal(['username', 'email']);

  const { submit, isBusy } = useSubmit(
    async () => {
      const proof = captcha.proof ? { captcha: captcha.proof } : {};
      await call(forgotPasswordByEmail, {
        body: { username: username.trim(), email: email.trim(), ...proof },
      });
      setSent(true);
    },
    (error) => (captcha.see(error) ? refusal.refuse({}) : refusal.refuseBy(error)),
  );

  const check = () => {
    const missing = findMissing({ username, email });
    const isWrong = !missing?.email && !/^\S+@\S+\.\S+$/.test(email.trim());
    const isProved = captcha.isReady();
    if (missing || isWrong || !isProved)
      return refusal.refuse({ ...missing, ...(isWrong && { email: t`Enter a valid e-mail address.` }) });
    refusal.clear();
    return submit();
  };

  if (isSent)
    return (
      <EmptyState
        role="alert"
        tone="positive"
        icon={<MailIcon size="xl" />}
        title={t`Sent. Check your inbox`}
      >
        {t`If this username and e-mail match, we’ve sent a link to set a new password. It works once and expires after 30 minutes.`}
      </EmptyState>
    );
  return (
    <Form refusal={refusal} onSubmit={check}>
      <Text isMuted>{t`We’ll send a link to the e-mail address on your account.`}</Text>
      <UsernameField
        value={username}
        onChange={(typed) => {
          setUsername(typed);
          refusal.clear('username');
        }}
        error={refusal.errors.username}
      />
      <TextField
        label={t`E-mail`}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        isRequired
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          refusal.clear('email');
        }}
        {...(refusal.errors.email && { error: refusal.errors.email })}
      />
      <CaptchaProof captcha={captcha} />
      <Button type="submit" isFull isLoading={isBusy}>{t`Send link`}</Button>
    </Form>
  );
};
