import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useSite } from '@marquee/feature-core';
import { Dialog, Stack, Tabs } from '@marquee/ui';
import { useState } from 'react';
import { SocialLogin } from '../social/SocialLogin.tsx';
import { JoinLinks } from './JoinLinks.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';

/** The login box: by username, and by SMS code where the merchant has it on. */
const LoginModal = ({ tab = 'username', onClose }: ModalProps<'login'>) => {
  const { t } = useLingui();
  const { brand, hasFlag } = useSite();
  const hasSms = hasFlag('MOBILEVERCODELOGIN3');
  const [selected, select] = useState(hasSms ? tab : 'username');
  const [hasSeenSms, setSeenSms] = useState(selected === 'sms');
  const name = brand.name;

  // A tab that was left stays, so that nothing typed in it is lost.
  const byUsername = (
    <div hidden={selected !== 'username'}>
      <UsernameLogin onClose={onClose} />
    </div>
  );
  return (
    <Dialog
      isOpen
      size="s"
      title={t`Log in to ${name}`}
      closeLabel={t`Close`}
      closesOnBackdrop={false}
      onClose={onClose}
    >
      <Stack gap="x5">
        {hasSms ? (
          <Tabs
            label={t`Ways to log in`}
            tabs={[
              { id: 'username', label: t`Username` },
              { id: 'sms', label: t`SMS code` },
            ]}
            selected={selected}
            onSelect={(id) => {
              select(id);
              if (id === 'sms') setSeenSms(true);
            }}
          >
            {byUsername}
            {hasSeenSms && (
              <div hidden={selected !== 'sms'}>
                <SmsLogin onClose={onClose} />
              </div>
            )}
          </Tabs>
        ) : (
          byUsername
        )}
        <SocialLogin onClose={onClose} />
        <JoinLinks onClose={onClose} />
      </Stack>
    </Dialog>
  );
};

export default LoginModal;
