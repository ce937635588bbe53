import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { acceptStaffInvitation } from '@marquee/contract/routes';
import {
  Button,
  Heading,
  Inline,
  PasswordField,
  QrCode,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@marquee/ui';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '@marquee/api-client';
import { useConsole } from '../api/ConsoleContext.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { CodeInput } from '../proof/CodeInput.tsx';

type Props = { token: string; invitation: RouteValue<'readStaffInvitation'> };
type Field = 'name' | 'password' | 'confirmPassword' | 'code';

const isField = (name: string): name is Field =>
  ['name', 'password', 'confirmPassword', 'code'].includes(name);

/** Takes a name, a password and the first code of an authenticator, and logs in. */
export const AcceptForm = ({ token, invitation }: Props) => {
  const { t } = useLingui();
  const { client, setSelf } = useConsole();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { register, handleSubmit, formState, setError, getValues } = useForm({
    defaultValues: { name: '', password: '', confirmPassword: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const submit = handleSubmit(async (typed) => {
    try {
      setSelf(await client(acceptStaffInvitation, { body: { token, ...typed } }));
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
        <Inline gap="x4" align="start" canWrap>
          <QrCode value={invitation.uri} label={t`Adds the console to your authenticator app`} size={120} />
          <Stack gap="x2">
            <Text size="s">{t`Scan this with an authenticator app, then type the code that it shows.`}</Text>
            <Text size="s" isMuted>{t`No camera? Type this key: ${invitation.secret}`}</Text>
            <TextLink as="a" href={invitation.uri}>{t`Open in the app`}</TextLink>
          </Stack>
        </Inline>
        <CodeInput field={register('code', { required })} error={errors.code?.message} />
        <Button type="submit" isLoading={isSubmitting}>{t`Accept and log in`}</Button>
      </Stack>
    </form>
  );
};
