import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useOpenModal, useSession, useSite } from '@marquee/feature-core';
import { Dialog, Inline, Stack, Tabs, TextLink } from '@marquee/ui';
import { useState } from 'react';
import { ResetByEmail } from './ResetByEmail.tsx';
import { ResetByPhone } from './ResetByPhone.tsx';

type Way = 'email' | 'phone';

/**
 * A forgotten password, or the first one of who logs in by another service: a link by e-mail, or a code to the phone
 * where CHNGPASSVERIF3 selects that.
 */
const ForgotPasswordModal = ({ onClose }: ModalProps<'forgotPassword'>) => {
  const { t } = useLingui();
  const { hasFlag } = useSite();
  const open = useOpenModal();
  const isGuest = useSession().status !== 'member';
  const hasPhone = hasFlag('CHNGPASSVERIF3');
  const [way, setWay] = useState<Way>(hasPhone ? 'phone' : 'email');
  const [seen, setSeen] = useState<readonly Way[]>([way]);
  const toLogin = () => {
    onClose();
    open('login', {});
  };

  // A tab that was left stays, so that nothing typed in it is lost.
  const byEmail = (
    <div hidden={way !== 'email'}>
      <ResetByEmail />
    </div>
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Set a new password`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Stack>
        {hasPhone ? (
          <Tabs
            label={t`Ways to set a new password`}
            tabs={[
              { id: 'email', label: t`By e-mail` },
              { id: 'phone', label: t`By phone` },
            ]}
            selected={way}
            onSelect={(id) => {
              setWay(id);
              setSeen([...seen, id]);
            }}
          >
            {seen.includes('email') && byEmail}
            <div hidden={way !== 'phone'}>
              <ResetByPhone onDone={toLogin} />
            </div>
          </Tabs>
        ) : (
          byEmail
        )}
        {isGuest && (
          <Inline justify="center">
            <TextLink as="button" look="quiet" onClick={toLogin}>
              {t`Back to login`}
            </TextLink>
          </Inline>
        )}
      </Stack>
    </Dialog>
  );
};

export default ForgotPasswordModal;
