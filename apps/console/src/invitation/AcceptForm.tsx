import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { acceptStaffInvitation, beginInvitedPasskey } from '@marquee/contract/routes';
import { Button, Heading, PasswordField, RadioCards, Stack, Text, TextField } from '@marquee/ui';
import { useState } from 'react';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@marquee/api-client';
import { useConsole } from '../api/ConsoleContext.ts';
import { AppSetup } from '../proof/AppSetup.tsx';
import { canUsePasskeys } from '../proof/canUsePasskeys.ts';
import { CodeInput } from '../proof/CodeInput.tsx';
import { makePasskey } from '../proof/makePasskey.ts';
import { useProofErrorText } from '../proof/useProofErrorText.ts';

type Props = { token: string; invitation: RouteValue<'readStaffInvitation'> };
type Way = 'authenticator' | 'passkey';
type Field = 'name' | 'password' | 'confirmPassword' | 'code';

const isField = (name: string): name is Field =>
  ['name', 'password', 'confirmPassword', 'code'].includes(name);

/** Takes a name, a password and the first code of an authenticator or a new passkey, and logs in. */
export const AcceptForm = ({ token, invitation }: Props) => {
  const { t } = useLingui();
  const { client, setSelf } = useConsole();
  const errorText = useProofErrorText();
  const [way, setWay] = useState<Way>('authenticator');
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    defaultValues: { name: '', password: '', confirmPassword: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const proof = async (code: string) =>
    way === 'authenticator'
      ? { code }
      : { passkey: await makePasskey(await client(beginInvitedPasskey, { body: { token } })) };
  const submit = handleSubmit(async ({ code, ...typed }) => {
    try {
      const body = { token, ...typed, ...(await proof(code)) };
      setSelf(await client(acceptStaffInvitation, { body }));
      await navigate('/', { replace: true });
    } catch (error) {
      const fields = error instanceof ApiError ? (error.details.fields ?? []) : [];
      for (const { field, message } of fields) if (isField(field)) setError(field, { message });
      if (!fields.some(({ field }) => isField(field))) setError('root', { message: errorText(error) });
    }
  });
  const words = { revealLabel: t`Show the password`, concealLabel: t`Hide the password` };
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={1} size="l">{t`Welcome to the console`}</Heading>
          <Text isMuted size="s">{t`You were invited as ${invitation.email}.`}</Text>
        </Stack>
        <FormRefusal error={errors.root} />
        <TextField
          {...register('name', { required })}
          label={t`Your name`}
          hint={t`Colleagues and the trail of what is done show it.`}
          error={errors.name?.message}
          isRequired
          autoComplete="name"
          maxLength={80}
        />
        <PasswordField
          {...register('password', { required })}
          {...words}
          label={t`Password`}
          error={errors.password?.message}
          isRequired
          autoComplete="new-password"
        />
        <PasswordField
          {...register('confirmPassword', {
            required,
            validate: (value) => value === getValues('password') || t`The two passwords differ.`,
          })}
          {...words}
          label={t`Password again`}
          error={errors.confirmPassword?.message}
          isRequired
          autoComplete="new-password"
        />
        {canUsePasskeys() && (
          <RadioCards<Way>
            legend={t`What proves that it’s you, beside the password`}
            name="way"
            options={[
              {
                value: 'authenticator',
                label: t`Authenticator app`,
                hint: t`A code of six digits, on a phone of yours.`,
              },
              {
                value: 'passkey',
                label: t`Passkey`,
                hint: t`This device or a security key, unlocked by your finger, face or PIN.`,
              },
            ]}
            value={way}
            onChoose={setWay}
          />
        )}
        {way === 'authenticator' && (
          <>
            <AppSetup uri={invitation.uri} secret={invitation.secret} />
            <CodeInput field={register('code', { required })} error={errors.code?.message} />
          </>
        )}
        <Button type="submit" isLoading={isSubmitting}>{t`Accept and log in`}</Button>
      </Stack>
    </form>
  );
};
