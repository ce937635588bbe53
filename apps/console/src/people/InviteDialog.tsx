import { useLingui } from '@lingui/react/macro';
import { inviteStaff } from '@marquee/contract/routes';
import { languages } from '@marquee/reference';
import { Button, Dialog, Select, Stack, Text, TextField } from '@marquee/ui';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useConsole } from '../api/ConsoleContext.ts';
import { useApi } from '../api/useApi.ts';
import { useErrorText } from '../api/useErrorText.ts';
import { ProofDismissed } from '../proof/ProofDismissed.ts';
import { useProof } from '../proof/ProofProvider.tsx';
import { type Grant, GrantsFields } from './GrantsFields.tsx';
import type { Outcome } from './Person.ts';

type Props = { onClose: () => void; onDone: (outcome: Outcome) => Promise<unknown> };

/** Invites a person by e-mail, with what they may do. */
export const InviteDialog = ({ onClose, onDone }: Props) => {
  const { t } = useLingui();
  const { call } = useApi();
  const { language } = useConsole();
  const withProof = useProof();
  const errorText = useErrorText();
  const [grants, setGrants] = useState<Grant[]>([{ merchant: '*', role: 'support' }]);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { email: '', language } });
  const { errors, isSubmitting } = formState;
  const required = t`This field cannot be empty.`;
  const submit = handleSubmit(async (typed) => {
    try {
      const { outcome } = await withProof(() => call(inviteStaff, { body: { ...typed, grants } }));
      await onDone(outcome);
      onClose();
    } catch (error) {
      if (!(error instanceof ProofDismissed)) setError('root', { message: errorText(error) });
    }
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Invite a person`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
    >
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          <Text
            isMuted
            size="s"
          >{t`They get a link by e-mail, which is good for three days and one use.`}</Text>
          <FormRefusal error={errors.root} />
          <TextField
            {...register('email', { required })}
            label={t`E-mail`}
            error={errors.email?.message}
            isRequired
            type="email"
            autoComplete="off"
            dir="ltr"
          />
          <Select {...register('language')} label={t`Language of the message`}>
            {languages.map(({ id, name }) => (
              <option key={id} value={id} lang={id}>
                {name}
              </option>
            ))}
          </Select>
          <GrantsFields grants={grants} onChange={setGrants} />
          <Button type="submit" isLoading={isSubmitting}>{t`Invite`}</Button>
        </Stack>
      </form>
    </Dialog>
  );
};
