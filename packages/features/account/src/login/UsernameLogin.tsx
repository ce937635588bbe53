import { useLingui } from '@lingui/react/macro';
import { login } from '@marquee/contract/routes';
import { CaptchaProof, Form, localStore, useApi, useCaptcha, useForm, useSite } from '@marquee/feature-core';
import { Button, PasswordField } from '@marquee/ui';
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
  const captcha = useCaptcha({ isAlwaysAsked: hasFlag('LOGINREQCAPTCHA3') });
  const { isRemembered } = remembering;
  const followUp = (username: string) => ({
    remember: { isWanted: isRemembered, username: username.trim() },
    onClose,
  });
  const form = useForm({
    values: () => ({ username: localStore.get('lastUsername') ?? '', password: '' }),
    checks: { username: 'required', password: 'required' },
    isProved: captcha.isReady,
    send: ({ username, password }) =>
      call(login, {
        body: {
          type: 'username',
          isSms: false,
          username: username.trim(),
          password: password.trim(),
          remember: isRemembered,
          ...captcha.fields,
        },
      }),
    onSent: (value, { username }) => openSession(value, followUp(username)),
    onRefused: (error, { username }) =>
      takeOver(error, followUp(username)) || captcha.see(error) ? {} : undefined,
  });

  return (
    <Form form={form}>
      <UsernameField {...form.field('username')} />
      <PasswordField
        label={t`Password`}
        maxLength={128}
        isRequired
        revealLabel={t`Show password`}
        concealLabel={t`Hide password`}
        aside={<ForgotLink onClose={onClose} />}
        {...form.field('password')}
      />
      <CaptchaProof captcha={captcha} />
      <RememberMe {...remembering} />
      <Button type="submit" isFull isLoading={form.isBusy}>{t`Log in`}</Button>
    </Form>
  );
};
