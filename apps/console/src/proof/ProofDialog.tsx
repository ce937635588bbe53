import { useLingui } from '@lingui/react/macro';
import { askStaffProofPasskey } from '@marquee/contract/routes';
import type { RouteBody } from '@marquee/contract/route';
import { Button, Dialog, Stack, Text } from '@marquee/ui';
import { useForm } from 'react-hook-form';
import { FormRefusal } from '../api/FormRefusal.tsx';
import { useConsole, useSelf } from '../api/ConsoleContext.ts';
import { CodeInput } from './CodeInput.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signWithPasskey } from './signWithPasskey.ts';
import { useProofErrorText } from './useProofErrorText.ts';

type Props = {
  title: string;
  onProof: (proof: RouteBody<'proveStaff'>) => Promise<void>;
  onClose: () => void;
};

/** Asks for the code that the authenticator shows now, or for a passkey: for what the person has. */
export const ProofDialog = ({ title, onProof, onClose }: Props) => {
  const { t } = useLingui();
  const { client } = useConsole();
  const { proofs } = useSelf();
  const errorText = useProofErrorText();
  const { register, handleSubmit, formState, setError, resetField, clearErrors } = useForm({
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const hasCode = proofs.includes('authenticator');
  const give = async (read: () => Promise<RouteBody<'proveStaff'>>) => {
    try {
      await onProof(await read());
    } catch (error) {
      resetField('code', { keepError: false });
      setError('root', { message: errorText(error) });
    }
  };
  const submit = handleSubmit((typed) => give(() => Promise.resolve(typed)));
  const press = () => {
    clearErrors();
    return give(async () => ({ assertion: await signWithPasskey(await client(askStaffProofPasskey, {})) }));
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t`Close`} size="s" closesOnBackdrop={false}>
      <form noValidate method="post" onSubmit={(event) => void submit(event)}>
        <Stack gap="x4">
          <Text isMuted>
            {hasCode
              ? t`What you are about to do needs a code from your authenticator app or a passkey.`
              : t`What you are about to do needs your passkey.`}
          </Text>
          <FormRefusal error={errors.root} />
          {hasCode && (
            <>
              <CodeInput
                field={register('code', { required: t`Type the six digits.` })}
                error={errors.code?.message}
              />
              <Button type="submit" isLoading={isSubmitting}>{t`Confirm`}</Button>
            </>
          )}
          {proofs.includes('passkey') && <PasskeyButton isOnly={!hasCode} onPress={press} />}
        </Stack>
      </form>
    </Dialog>
  );
};
