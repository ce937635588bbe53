import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { useDateTime } from '@marquee/i18n';
import { cx, VisuallyHidden } from '@marquee/ui';
import type { Entry } from './Entry.ts';
import * as styles from './EntryList.css.ts';

type Props = {
  entries: readonly Entry[];
  shownId: string | undefined;
  isTurning: boolean;
  onChoose: (entry: Entry) => void;
};

/** The titles of a page, each a button that shows its text. */
export const EntryList = ({ entries, shownId, isTurning, onChoose }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const { brand } = useSite();
  return (
    <ul className={styles.list} aria-busy={isTurning}>
      {entries.map((entry) => {
        const { id, title, kind, sentAt, isUnread } = entry;
        return (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={cx(styles.row, isUnread !== undefined && styles.withDots)}
              aria-current={id === shownId ? 'true' : undefined}
              title={title}
              onClick={() => onChoose(entry)}
            >
              {isUnread && (
                <span className={styles.unread}>
                  <VisuallyHidden>{t`Unread:`} </VisuallyHidden>
                </span>
              )}
              <span className={cx(styles.title, isUnread && styles.unreadTitle)}>{title}</span>
              <span className={styles.below}>
                {kind && <span className={styles.kind}>{kind}</span>}
                <time dateTime={sentAt}>{dateTime(sentAt, { show: 'date', timeZone: brand.timeZone })}</time>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};
