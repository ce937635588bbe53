import { useLingui } from '@lingui/react/macro';
import { changePassword } from '@marquee/contract/routes';
import {
  Form,
  type ModalProps,
  sessionStore,
  useApi,
  useForm,
  useSession,
  useSessionActions,
  useToast,
} from '@marquee/feature-core';
import { Banner, Button, Dialog, PasswordField } from '@marquee/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEnterSite } from '../session/useEnterSite.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useNewPassword } from './useNewPassword.ts';

/**
 * Changes the password. Where the platform demands it (default or expired password) nothing else can be done
 * first, except to log out; afterwards the member is loaded and the page goes home (specification, section 4).
 */
const ChangePasswordModal = ({ isForced = false, onClose }: ModalProps<'changePassword'>) => {
  const { t } = useLingui();
  const { call } = useApi();
  const session = useSession();
  const { end } = useSessionActions();
  const enter = useEnterSite();
  const navigate = useNavigate();
  const { state } = useLocation();
  const toast = useToast();
  const password = useNewPassword();
  const [isChanged, setChanged] = useState(false);
  const form = useForm({
    values: { oldPassword: '', ...password.values },
    checks: { oldPassword: 'required', ...password.checks },
    fieldOf: { OLD_PASSWORD_WRONG: 'oldPassword', PASSWORD_UNCHANGED: 'newPassword' },
    send: async ({ oldPassword, ...typed }) => {
      // After a failure of the network the password may be changed already, and only the member missing.
      if (isChanged) return;
      await call(changePassword, { body: { oldPassword: oldPassword.trim(), ...password.bodyOf(typed) } });
      setChanged(true);
      sessionStore.remove('cpw');
      toast('positive', t`Your password has been changed.`);
    },
    onSent: async () => {
      const isBoxOpen = await enter({ isFirst: false, isGreeted: session.status !== 'member', onClose });
      // What is open belongs to this entry of the history, which therefore becomes the home page's.
      void navigate('/', isBoxOpen ? { replace: true, state: { ...state, isMoved: true } } : {});
    },
  });

  return (
    <Dialog
      isOpen
      size="s"
      title={t`Change password`}
      closeLabel={t`Close`}
      canDismiss={!isForced}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Form form={form}>
        {isForced && <Banner tone="caution">{t`Please change your password before you continue.`}</Banner>}
        <PasswordField
          label={t`Current password`}
          maxLength={128}
          isRequired
          revealLabel={t`Show password`}
          concealLabel={t`Hide password`}
          {...form.field('oldPassword')}
        />
        <NewPasswordFields form={form} password={password} />
        <Button type="submit" isFull isLoading={form.isBusy}>{t`Change password`}</Button>
        {isForced && (
          <Button look="quiet" tone="neutral" isFull onClick={() => void end()}>{t`Log out instead`}</Button>
        )}
      </Form>
    </Dialog>
  );
};

export default ChangePasswordModal;
