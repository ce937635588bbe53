import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { BellIcon, IconButton } from '@marquee/ui';
import { useModalExists } from '../site/useModalExists.ts';

/** Opens what the merchant announced. */
export const AnnouncementsButton = () => {
  const { t } = useLingui();
  const open = useOpenModal();
  if (!useModalExists()('announcements')) return null;
  return (
    <IconButton label={t`Announcements`} icon={<BellIcon />} onClick={() => open('announcements', {})} />
  );
};
