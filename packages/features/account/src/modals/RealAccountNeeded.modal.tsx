import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useOpenModal, useSessionActions, useSite, useAction } from '@marquee/feature-core';
import { Button, ButtonLink, Dialog, Text } from '@marquee/ui';

/** Tells a free-play account that what it wants needs a real one, and leads there. */
const RealAccountNeededModal = ({ onClose }: ModalProps<'realAccountNeeded'>) => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const { end } = useSessionActions();
  const open = useOpenModal();
  const { run, isBusy } = useAction(
    async () => {
      await end();
      open('login', {});
    },
    () => undefined,
  );
  const canRegister = hasFlag('DIRECTREG3');
  return (
    <Dialog
      isOpen
      size="m"
      title={t`This needs a real account`}
      closeLabel={t`Close`}
      onClose={onClose}
      footer={
        <>
          <Button
            look={canRegister ? 'soft' : 'solid'}
            tone={canRegister ? 'neutral' : 'accent'}
            isLoading={isBusy}
            onClick={() => run()}
          >
            {t`Log in to my account`}
          </Button>
          {canRegister && <ButtonLink href="/register">{t`Register`}</ButtonLink>}
        </>
      }
    >
      <Text>{t`You are playing with a demo account. Logging in or registering ends the demo.`}</Text>
    </Dialog>
  );
};

export default RealAccountNeededModal;
