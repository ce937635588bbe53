import { useLingui } from '@lingui/react/macro';
import { localStore, type ModalProps, useSite } from '@marquee/feature-core';
import { Dialog, Stack, Tabs } from '@marquee/ui';
import { useState } from 'react';
import { SocialLogin } from '../social/SocialLogin.tsx';
import { JoinLinks } from './JoinLinks.tsx';
import { PasskeyLogin } from './PasskeyLogin.tsx';
import { SmsLogin } from './SmsLogin.tsx';
import { UsernameLogin } from './UsernameLogin.tsx';

/** The login box: by username, and by SMS code where the merchant has it on. */
const LoginModal = ({ tab = 'username', onClose }: ModalProps<'login'>) => {
  const { t } = useLingui();
  const { brand, hasFlag } = useSite();
  const hasSms = hasFlag('MOBILEVERCODELOGIN3');
  const [selected, select] = useState(hasSms ? tab : 'username');
  // One choice for the whole box: a party’s button asks nothing more.
  const [isRemembered, setRemembered] = useState(() => localStore.get('lastUsername') !== undefined);
  const [hasSeenSms, setSeenSms] = useState(selected === 'sms');
  const name = brand.name;
  const ways = { remembering: { isRemembered, setRemembered }, onClose };

  // A tab that was left stays, so that nothing typed in it is lost.
  const byUsername = (
    <div hidden={selected !== 'username'}>
      <UsernameLogin {...ways} />
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
              { id: 'sms', label: t({ context: 'a way to log in', message: 'SMS code' }) },
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
                <SmsLogin {...ways} />
              </div>
            )}
          </Tabs>
        ) : (
          byUsername
        )}
        <PasskeyLogin isRemembered={isRemembered} onClose={onClose} />
        <SocialLogin isRemembered={isRemembered} onClose={onClose} />
        <JoinLinks onClose={onClose} />
      </Stack>
    </Dialog>
  );
};

export default LoginModal;
