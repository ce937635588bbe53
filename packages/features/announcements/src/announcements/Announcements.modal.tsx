import { useLingui } from '@lingui/react/macro';
import { type ModalProps, useSession } from '@marquee/feature-core';
import { Dialog, Tabs } from '@marquee/ui';
import { useState } from 'react';
import { Inbox } from '../inbox/Inbox.tsx';
import { InboxLabel } from '../inbox/InboxLabel.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';

/** Announcements for everyone; for members their messages beside them. */
const Announcements = ({ id, tab = 'announcements', onClose }: ModalProps<'announcements'>) => {
  const { t } = useLingui();
  const session = useSession();
  const [selected, setSelected] = useState(tab);
  // A session that is still being restored is most likely a member's.
  const hasInbox = session.status === 'restoring' || (session.status === 'member' && !session.isDemo);
  return (
    <Dialog
      isOpen
      size="l"
      onClose={onClose}
      title={hasInbox ? t`News and messages` : t`Announcements`}
      closeLabel={t`Close`}
    >
      {hasInbox ? (
        <Tabs
          label={t`News and messages`}
          selected={selected}
          onSelect={setSelected}
          tabs={[
            { id: 'announcements', label: t`Announcements` },
            { id: 'inbox', label: <InboxLabel /> },
          ]}
        >
          {selected === 'inbox' ? <Inbox /> : <AnnouncementList id={id} />}
        </Tabs>
      ) : (
        <AnnouncementList id={id} />
      )}
    </Dialog>
  );
};

export default Announcements;
