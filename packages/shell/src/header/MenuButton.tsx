import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { IconButton, MenuIcon } from '@marquee/ui';
import { useState } from 'react';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import * as styles from './MenuButton.css.ts';

const loadDrawer = () => import('../phone/Drawer.slot.tsx');

/** Opens the phone's menu. */
export const MenuButton = () => {
  const { t } = useLingui();
  const { navigation } = useSite().brand.layout;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={navigation === 'menu' ? undefined : styles.phoneOnly}>
      <IconButton label={t`Menu`} icon={<MenuIcon />} aria-expanded={isOpen} onClick={() => setOpen(true)} />
      {isOpen && (
        <Extra>
          <LazyPart load={loadDrawer} props={{ onClose: () => setOpen(false) }} />
        </Extra>
      )}
    </div>
  );
};
