import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@marquee/api-client';
import { setPasswordByLink } from '@marquee/contract/routes';
import {
  Form,
  type ModalProps,
  useApi,
  useErrorText,
  useForm,
  useOpenModal,
  useToast,
} from '@marquee/feature-core';
import { Button, Dialog, EmptyState, LinkIcon } from '@marquee/ui';
import { useState } from 'react';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** Sets a new password by the link of an e-mail. A link that is worth nothing leads to a new one. */
const SetPasswordByLinkModal = ({ resetToken, onClose }: ModalProps<'setPasswordByLink'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const open = useOpenModal();
  const toast = useToast();
  const errorText = useErrorText();
  const password = useNewPassword();
  const [spent, setSpent] = useState<string>();
  const form = useForm({
    values: password.values,
    checks: password.checks,
    send: (typed) => call(setPasswordByLink, { body: { resetToken, ...password.bodyOf(typed) } }),
    onSent: () => {
      toast('positive', t`Your password has been changed. Log in with the new one.`);
      onClose();
      open('login', {});
    },
    onRefused: (error) => {
      if (!isApiError(error, 'RESET_LINK_INVALID')) return undefined;
      setSpent(errorText(error));
      return {};
    },
  });

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
        <Form form={form}>
          <NewPasswordFields form={form} password={password} />
          <Button type="submit" isFull isLoading={form.isBusy}>{t`Set password`}</Button>
        </Form>
      )}
    </Dialog>
  );
};

export default SetPasswordByLinkModal;
