import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@marquee/ui';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useForm } from 'react-hook-form';
import { useErrorText } from '../api/useErrorText.ts';
import { CodeInput } from './CodeInput.tsx';

type Props = { title: string; onCode: (code: string) => Promise<void>; onClose: () => void };

/** Asks for the code that the authenticator shows now. */
export const CodeDialog = ({ title, onCode, onClose }: Props) => {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, setError, resetField } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code);
    } catch (error) {
      resetField('code', { keepError: false });
      setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t`Close`} size="s" closesOnBackdrop={false}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          <Text isMuted>{t`What you are about to do needs a code from your authenticator app.`}</Text>
          <FormRefusal error={errors.root} />
          <CodeInput
            field={register('code', { required: t`Type the six digits.` })}
            error={errors.code?.message}
          />
          <Button type="submit" isLoading={isSubmitting}>{t`Confirm`}</Button>
        </Stack>
      </form>
    </Dialog>
  );
};
