import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { addStaffAuthenticator } from '@marquee/contract/routes';
import { Button, Stack } from '@marquee/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../api/useApi.ts';
import { AppSetup } from '../proof/AppSetup.tsx';
import { CodeInput } from '../proof/CodeInput.tsx';
import { useProof } from '../proof/ProofProvider.tsx';

type Props = {
  setup: RouteValue<'beginStaffAuthenticator'>;
  run: (deed: () => Promise<unknown>) => Promise<boolean>;
};

/** Takes the first code of a new authenticator app. */
export const AppForm = ({ setup, run }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const withProof = useProof();
  const { register, handleSubmit, formState, resetField } = useForm({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (body) => {
    if (!(await run(() => withProof(() => call(addStaffAuthenticator, { body }))))) resetField('code');
  });
  return (
    <form noValidate method="post" onSubmit={(event) => void submit(event)}>
      <Stack gap="x4">
        <AppSetup {...setup} />
        <CodeInput
          field={register('code', { required: t`Type the six digits.` })}
          error={errors.code?.message}
        />
        <Button type="submit" isLoading={isSubmitting}>{t`Take this app`}</Button>
      </Stack>
    </form>
  );
};
