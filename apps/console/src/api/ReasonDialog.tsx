import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text, TextAreaField, type Tone } from '@marquee/ui';
import { FormRefusal } from './FormRefusal.tsx';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useErrorText } from './useErrorText.ts';

type Props = {
  title: string;
  label: string;
  hint?: string;
  action: string;
  tone?: Tone;
  maxLength?: number;
  /** What is about to happen. */
  children?: ReactNode;
  /** False keeps the dialog open: what is wrong stands at a field of its `children`. */
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the words that a call needs, and stays open with them where it fails. */
export const ReasonDialog = (props: Props) => {
  const { title, label, hint, action, tone = 'accent', maxLength = 500, children, onReason, onClose } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { reason: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ reason }) => {
    try {
      if ((await onReason(reason.trim())) !== false) onClose();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setError('root', { message: errorText(error) });
    }
  });
  const required = t`This field cannot be empty.`;
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t`Close`} closesOnBackdrop={false}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          {children && <Text as="div">{children}</Text>}
          <FormRefusal error={errors.root} />
          <TextAreaField
            {...register('reason', { validate: (value) => value.trim() !== '' || required })}
            label={label}
            hint={hint}
            error={errors.reason?.message}
            isRequired
            maxLength={maxLength}
            rows={3}
          />
          <Button type="submit" tone={tone} isLoading={isSubmitting}>
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
