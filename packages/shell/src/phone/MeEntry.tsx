import { useLingui } from '@lingui/react/macro';
import { useSession } from '@marquee/feature-core';
import { LoginIcon, UserIcon } from '@marquee/ui';
import { useState } from 'react';
import { Extra } from '../runtime/Extra.tsx';
import { LazyPart } from '../runtime/LazyPart.tsx';
import { BottomButton } from './BottomButton.tsx';
import { BottomLink } from './BottomLink.tsx';

const loadDrawer = () => import('./Drawer.slot.tsx');

/** The member's own menu; login for a guest. */
export const MeEntry = () => {
  const { t } = useLingui();
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  if (session.status !== 'member')
    return <BottomLink href="/?modal=login" icon={<LoginIcon />} label={t`Log in`} />;
  return (
    <>
      <BottomButton icon={<UserIcon />} label={t`Me`} isOpen={isOpen} onPress={() => setOpen(true)} />
      {isOpen && (
        <Extra>
          <LazyPart load={loadDrawer} props={{ isPersonal: true, onClose: () => setOpen(false) }} />
        </Extra>
      )}
    </>
  );
};
