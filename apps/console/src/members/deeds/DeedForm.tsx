import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text, TextAreaField, type Tone } from '@marquee/ui';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormRefusal } from '../../api/FormRefusal.tsx';
import { useErrorText } from '../../api/useErrorText.ts';
import { ProofDismissed } from '../../proof/ProofDismissed.ts';
import { useProof } from '../../proof/ProofProvider.tsx';

/** A text that a deed asks for. */
export type DeedText = { name: string; label: string; hint?: string; maxLength: number };

type Props = {
  title: string;
  /** What is about to happen. */
  text?: string;
  /** What is asked for in words, each of which has to be said. */
  texts: readonly DeedText[];
  action: string;
  tone?: Tone;
  /** Further fields, which keep what they hold themselves. */
  children?: ReactNode;
  /** Says what is wrong with those; what is not ready is not sent. */
  isReady?: () => boolean;
  send: (texts: Readonly<Record<string, string>>) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for what a deed needs, and stays open with it where the deed is refused. */
export const DeedForm = (props: Props) => {
  const { title, text, texts, action, tone = 'accent', children, isReady, send, onClose } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const withProof = useProof();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, formState } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(texts.map(({ name }) => [name, ''])),
  });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const submit = handleSubmit(async (typed) => {
    setProblem(undefined);
    if (isReady?.() === false) return;
    const trimmed = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
    try {
      await withProof(() => send(trimmed));
      onClose();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setProblem(errorText(error));
    }
  });
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t`Close`} closesOnBackdrop={false}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          {text && <Text>{text}</Text>}
          <FormRefusal error={problem === undefined ? undefined : { message: problem }} />
          {children}
          {texts.map(({ name, label, hint, maxLength }) => (
            <TextAreaField
              key={name}
              {...register(name, { validate: (value) => value.trim() !== '' || required })}
              label={label}
              hint={hint}
              error={errors[name]?.message}
              isRequired
              maxLength={maxLength}
              rows={2}
            />
          ))}
          <Button type="submit" tone={tone} isLoading={isSubmitting}>
            {action}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
};
