import { useLingui } from '@lingui/react/macro';
import { CloseIcon, IconButton, Link } from '@marquee/ui';
import * as styles from './CornerPopup.css.ts';
import { useUnseenPopup } from './useUnseenPopup.ts';

/** The announcement of the day in one line in a corner of the page, in full behind it, until it has been read or put away. */
export const CornerPopup = () => {
  const { t } = useLingui();
  const { popup, keepSeen } = useUnseenPopup();
  if (!popup) return null;
  const putAway = () => keepSeen(popup.id);
  return (
    <aside aria-label={t`Announcement`} className={styles.popup}>
      <Link
        href={`/?modal=announcements&id=${encodeURIComponent(popup.id)}`}
        className={styles.title}
        onClick={putAway}
      >
        <span className={styles.line}>{popup.title}</span>
      </Link>
      <IconButton label={t`Dismiss`} icon={<CloseIcon size="s" />} onClick={putAway} />
    </aside>
  );
};
