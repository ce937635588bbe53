import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { UserIcon } from '@marquee/ui';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../pages/Notice.tsx';

/** Stands in place of a member's page for a free-play account, under the popup that offers a real one. */
export const DemoNotice = () => {
  const { t } = useLingui();
  const open = useOpenModal();
  const explain = () => open('realAccountNeeded', {});
  const offerAccount = useEffectEvent(explain);
  useEffect(() => offerAccount(), []);
  return (
    <Notice
      icon={<UserIcon size="l" />}
      title={t`This page needs a real account`}
      text={t`With demo money you can browse and play demo games.`}
      action={{ label: t`Open a real account`, onPress: explain }}
    />
  );
};
