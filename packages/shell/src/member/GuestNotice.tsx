import { useLingui } from '@lingui/react/macro';
import { modalsAtom, useOpenModal } from '@marquee/feature-core';
import { LockIcon } from '@marquee/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../pages/Notice.tsx';

/** Stands in place of a member's page for a guest; `isAsked` opens the login box over it. */
export const GuestNotice = ({ isAsked }: { isAsked: boolean }) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const logIn = () => open('login', {});
  const openModals = useAtomValue(modalsAtom);
  // An address may name another box, such as the one for a forgotten password.
  const offerLogin = useEffectEvent(() => isAsked && openModals.length === 0 && logIn());
  useEffect(() => {
    offerLogin();
  }, []);
  return (
    <Notice
      icon={<LockIcon size="l" />}
      title={t`Log in to see this page`}
      text={t`It is part of your account.`}
      action={{ label: t`Log in`, onPress: logIn }}
    />
  );
};
