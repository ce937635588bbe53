import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useSessionActions, useAction, useToast } from '@marquee/feature-core';
import { Button, Dialog, Text } from '@marquee/ui';

/** Asks once before logging out; afterwards the page goes home. */
const LogoutModal = ({ onClose }: ModalProps<'logout'>) => {
  const { t } = useLingui();
  const { end } = useSessionActions();
  const toast = useToast();
  const { run, isBusy } = useAction(
    async () => {
      await end();
      toast('info', t`You are logged out.`);
    },
    () => undefined,
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Log out?`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button look="soft" tone="neutral" onClick={onClose}>{t`Stay logged in`}</Button>
          <Button isLoading={isBusy} onClick={() => run()}>{t`Log out`}</Button>
        </>
      }
    >
      <Text>{t`You’ll need to log in again to come back.`}</Text>
    </Dialog>
  );
};

export default LogoutModal;
