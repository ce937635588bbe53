import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { Sheet } from '@marquee/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteClock } from '../header/SiteClock.tsx';
import * as styles from './Drawer.css.ts';
import { DrawerAccount } from './DrawerAccount.tsx';
import { DrawerNavigation } from './DrawerNavigation.tsx';
import { DrawerSettings } from './DrawerSettings.tsx';

type Props = { onClose: () => void };

/** The phone's menu: everything that a desktop has in its header. */
const Drawer = ({ onClose }: Props) => {
  const { t } = useLingui();
  const session = useSession();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) onClose();
  }, [key, onClose]);
  return (
    <Sheet isOpen onClose={onClose} side="start" title={t`Menu`} closeLabel={t`Close`}>
      <div className={styles.body}>
        {session.status === 'member' && <DrawerAccount {...session} onChoose={onClose} />}
        <DrawerNavigation />
        <DrawerSettings />
        <p className={styles.clock}>
          <SiteClock />
        </p>
      </div>
    </Sheet>
  );
};

export default Drawer;
