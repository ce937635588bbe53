import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { LockIcon } from '@marquee/ui';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../pages/Notice.tsx';

/** Stands in place of a member's page for a guest, under the login box. */
export const GuestNotice = () => {
  const { t } = useLingui();
  const open = useOpenModal();
  const logIn = () => open('login', {});
  const offerLogin = useEffectEvent(logIn);
  useEffect(() => offerLogin(), []);
  return (
    <Notice
      icon={<LockIcon size="l" />}
      title={t`Log in to see this page`}
      text={t`It belongs to your account.`}
      action={{ label: t`Log in`, onPress: logIn }}
    />
  );
};
