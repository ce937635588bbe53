import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marquee/api-client';
import { setPasswordByLink } from '@marquee/contract/routes';
import {
  Form,
  type ModalProps,
  useApi,
  useErrorText,
  useOpenModal,
  useRefusal,
  useSubmit,
  useToast,
} from '@marquee/feature-core';
import { Button, Dialog, EmptyState, LinkIcon, Stack } from '@marquee/ui';
import { useState } from 'react';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type NewPasswordField, useNewPassword } from './useNewPassword.ts';

/** Sets a new password by the link of an e-mail. A link that is worth nothing leads to a new one. */
const SetPasswordByLinkModal = ({ resetToken, onClose }: ModalProps<'setPasswordByLink'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const open = useOpenModal();
  const toast = useToast();
  const errorText = useErrorText();
  const password = useNewPassword();
  const refusal = useRefusal<NewPasswordField>(['newPassword', 'confirmNewPassword']);
  const [spent, setSpent] = useState<string>();

  const { submit, isBusy } = useSubmit(
    async () => {
      await call(setPasswordByLink, { body: { resetToken, ...password.body } });
      toast('positive', t`Your password has been changed. Log in with the new one.`);
      onClose();
      open('login', {});
    },
    (error) => {
      if (error instanceof ApiError && error.code === 'RESET_LINK_INVALID') setSpent(errorText(error));
      else refusal.refuseBy(error);
    },
  );

  const check = () => {
    const errors = password.findProblems();
    if (errors) return refusal.refuse(errors);
    refusal.clear();
    return submit();
  };

  const askAnew = () => {
    onClose();
    open('forgotPassword', {});
  };
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Set a new password`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      {spent ? (
        <EmptyState
          role="alert"
          tone="caution"
          icon={<LinkIcon size="xl" />}
          title={t`This link cannot be used`}
          action={<Button onClick={askAnew}>{t`Request a new link`}</Button>}
        >
          {spent}
        </EmptyState>
      ) : (
        <Form refusal={refusal} onSubmit={check}>
          <Stack>
            <NewPasswordFields password={password} errors={refusal.errors} onChange={refusal.clear} />
            <Button type="submit" isFull isLoading={isBusy}>{t`Set password`}</Button>
          </Stack>
        </Form>
      )}
    </Dialog>
  );
};

export default SetPasswordByLinkModal;
