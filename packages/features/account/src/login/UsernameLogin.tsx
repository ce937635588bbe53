import { useLingui } from '@lingui/react/macro';
import { login } from '@marquee/contract/routes';
import { Form, localStore, useApi, useRefusal, useRequired, useSite, useSubmit } from '@marquee/feature-core';
import { Button, PasswordField } from '@marquee/ui';
import { useState } from 'react';
import { CaptchaProof } from '../proofs/CaptchaProof.tsx';
import { useCaptcha } from '../proofs/useCaptcha.ts';
import { useSecondFactor } from '../secondFactor/useSecondFactor.ts';
import { useOpenSession } from '../session/useOpenSession.ts';
import { ForgotLink } from './ForgotLink.tsx';
import { RememberMe, type Remembering } from './RememberMe.tsx';
import { UsernameField } from './UsernameField.tsx';

type Props = { remembering: Remembering; onClose: () => void };

/** Login by username and password; with a captcha once the platform asks for one. */
export const UsernameLogin = ({ remembering, onClose }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { hasFlag } = useSite();
  const openSession = useOpenSession();
  const takeOver = useSecondFactor();
  const findMissing = useRequired();
  const [username, setUsername] = useState(() => localStore.get('lastUsername') ?? '');
  const [password, setPassword] = useState('');
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const refusal = useRefusal(['username', 'password']);

  const { isRemembered } = remembering;
  const account = username.trim();
  const remember = { isWanted: isRemembered, username: account };

  const { submit, isBusy } = useSubmit(
    async () => {
      const value = await call(login, {
        body: {
          type: 'username',
          isSms: false,
          username: account,
          password: password.trim(),
          remember: isRemembered,
          ...(captcha.proof && { captcha: captcha.proof }),
        },
      });
      await openSession(value, { remember, onClose });
    },
    (error) => {
      if (takeOver(error, { remember, onClose })) return;
      if (captcha.see(error)) refusal.refuse({});
      else refusal.refuseBy(error);
    },
  );

  const check = () => {
    const missing = findMissing({ username, password });
    const isProved = captcha.isReady();
    if (missing || !isProved) return refusal.refuse(missing ?? {});
    refusal.clear();
    return submit();
  };

  return (
    <Form refusal={refusal} onSubmit={check}>
      <UsernameField
        value={username}
        onChange={(typed) => {
          setUsername(typed);
          refusal.clear('username');
        }}
        error={refusal.errors.username}
      />
      <PasswordField
        label={t`Password`}
        name="password"
        maxLength={128}
        isRequired
        revealLabel={t`Show password`}
        concealLabel={t`Hide password`}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          refusal.clear('password');
        }}
        aside={<ForgotLink onClose={onClose} />}
        {...(refusal.errors.password && { error: refusal.errors.password })}
      />
      <CaptchaProof captcha={captcha} />
      <RememberMe {...remembering} />
      <Button type="submit" isFull isLoading={isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
