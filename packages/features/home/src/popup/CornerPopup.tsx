import { useLingui } from '@lingui/react/macro';
import { Banner, ButtonLink } from '@marquee/ui';
import * as styles from './CornerPopup.css.ts';
import { useUnseenPopup } from './useUnseenPopup.ts';

/** The announcement of the day in a corner, until it has been read or put away; the page stays usable. */
export const CornerPopup = () => {
  const { t } = useLingui();
  const { popup, keepSeen } = useUnseenPopup();
  if (!popup) return null;
  const putAway = () => keepSeen(popup.id);
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
