import { useLingui } from '@lingui/react/macro';
import { localStore } from '@marquee/feature-core';
import { Banner, ButtonLink } from '@marquee/ui';
import { useState } from 'react';
import { useHome } from '../useHome.ts';
import * as styles from './Popup.css.ts';

/** The announcement of the day in a corner, until it has been read or put away; the page stays usable. */
const Popup = () => {
  const { t } = useLingui();
  const popup = useHome().data?.popup;
  const [seen, setSeen] = useState(() => localStore.get('seenPopup'));
  if (!popup || seen === popup.id) return null;
  const putAway = () => {
    localStore.set('seenPopup', popup.id);
    setSeen(popup.id);
  };
  return (
    <aside aria-label={t`Announcement`} className={styles.popup}>
      <Banner
        tone="info"
        title={popup.title}
        dismiss={{ label: t`Dismiss`, onDismiss: putAway }}
        actions={
          <ButtonLink
            href={`/?modal=announcements&id=${encodeURIComponent(popup.id)}`}
            size="s"
            look="soft"
            tone="info"
            onClick={putAway}
          >
            {t`Read more`}
          </ButtonLink>
        }
      />
    </aside>
  );
};

export default Popup;
