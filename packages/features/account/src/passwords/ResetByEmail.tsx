import { useLingui } from '@lingui/react/macro';
import { forgotPasswordByEmail } from '@marquee/contract/routes';
import { CaptchaProof, Form, useApi, useCaptcha, useForm, useSite } from '@marquee/feature-core';
import { Button, EmptyState, MailIcon, Text, TextField } from '@marquee/ui';
import { useState } from 'react';
import { UsernameField } from '../login/UsernameField.tsx';

/** Asks for a link by e-mail. What it says afterwards does not tell whether the two belong together. */
export const ResetByEmail = () => {
  const { t } = useLingui();
  const { call } = useApi();
  const { hasFlag } = useSite();
  const [isSent, setSent] = useState(false);
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const form = useForm({
    values: { username: '', email: '' },
    checks: {
      username: 'required',
      email: [
        'required',
        (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t`Enter a valid e-mail address.`),
      ],
    },
    isProved: captcha.isReady,
    send: ({ username, email }) =>
      call(forgotPasswordByEmail, {
        body: {
          username: username.trim(),
          email: email.trim(),
          ...captcha.fields,
        },
      }),
    onSent: () => setSent(true),
    onRefused: (error) => (captcha.see(error) ? {} : undefined),
  });

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
    <Form form={form}>
      <Text isMuted>{t`We’ll send a link to the e-mail address on your account.`}</Text>
      <UsernameField {...form.field('username')} />
      <TextField
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
        {...form.field('email')}
      />
      <CaptchaProof captcha={captcha} />
      <Button type="submit" isFull isLoading={form.isBusy}>{t`Send link`}</Button>
    </Form>
  );
};
