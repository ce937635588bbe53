import { useLingui } from '@lingui/react/macro';
import type { RouteBody } from '@marquee/contract/route';
import { askStaffPasskey, loginStaff } from '@marquee/contract/routes';
import { Button, Card, Heading, PasswordField, Stack, Text, TextField } from '@marquee/ui';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useForm } from 'react-hook-form';
import { useConsole } from '../api/ConsoleContext.ts';
import { Doorway } from '../frame/Doorway.tsx';
import { CodeInput } from '../proof/CodeInput.tsx';
import { PasskeyButton } from '../proof/PasskeyButton.tsx';
import { signWithPasskey } from '../proof/signWithPasskey.ts';
import { useProofErrorText } from '../proof/useProofErrorText.ts';

/** Asks who wants to come in: e-mail, password and a code or passkey, all at once. */
export const Login = () => {
  const { t } = useLingui();
  const { client, setSelf } = useConsole();
  const errorText = useProofErrorText();
  const { register, handleSubmit, formState, setError, resetField, trigger, getValues, clearErrors } =
    useForm({
      defaultValues: { email: '', password: '', code: '' },
    });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const enter = async (read: () => Promise<RouteBody<'loginStaff'>>) => {
    try {
      setSelf(await client(loginStaff, { body: await read() }));
    } catch (error) {
      // Each code counts once.
      resetField('code');
      setError('root', { message: errorText(error) });
    }
  };
  const submit = handleSubmit((typed) => enter(() => Promise.resolve(typed)));
  const press = async () => {
    clearErrors();
    if (!(await trigger(['email', 'password'], { shouldFocus: true }))) return;
    const { email, password } = getValues();
    await enter(async () => ({
      email,
      password,
      assertion: await signWithPasskey(await client(askStaffPasskey, {})),
    }));
  };
  return (
    <Doorway>
      <Card padding="l">
        <form noValidate method="post" onSubmit={(event) => void submit(event)}>
          <Stack gap="x4">
            <Stack gap="x1">
              <Heading level={1} size="l">{t`Log in to the console`}</Heading>
              <Text isMuted size="s">{t`You come in by invitation. Ask an owner if you have none.`}</Text>
            </Stack>
            <FormRefusal error={errors.root} />
            <TextField
              {...register('email', { required })}
              label={t`E-mail`}
              error={errors.email?.message}
              isRequired
              type="email"
              autoComplete="username"
              dir="ltr"
            />
            <PasswordField
              {...register('password', { required })}
              label={t`Password`}
              error={errors.password?.message}
              isRequired
              autoComplete="current-password"
              revealLabel={t`Show the password`}
              concealLabel={t`Hide the password`}
            />
            <CodeInput field={register('code', { required })} error={errors.code?.message} />
            <Button type="submit" isLoading={isSubmitting}>{t`Log in`}</Button>
            <PasskeyButton onPress={press} />
          </Stack>
        </form>
      </Card>
    </Doorway>
  );
};
