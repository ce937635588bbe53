import { useLingui } from '@lingui/react/macro';
import { useOpenModal } from '@marquee/feature-core';
import { LogoutIcon, MailIcon } from '@marquee/ui';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../routing/SiteLink.tsx';
import { useEntries } from '../site/useEntries.ts';
import { useModalExists } from '../site/useModalExists.ts';
import { memberIcons } from './memberIcons.tsx';
import { MessagesLabel } from './MessagesLabel.tsx';
import * as styles from './MemberNavigation.css.ts';

/** The menu of the member area: its pages, the messages and logout. */
export const MemberNavigation = ({ className }: { className: string }) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const hasModal = useModalExists();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t`Member area`} className={className}>
      <ul className={styles.list}>
        {useEntries('centre').map(({ key, href, label, icon }) => (
          <li key={key}>
            <SiteLink
              href={href}
              className={styles.entry}
              {...(pathname === href && { 'aria-current': 'page' })}
            >
              {icon && memberIcons[icon]}
              <span className={styles.label}>{label}</span>
            </SiteLink>
          </li>
        ))}
        {hasModal('announcements') && (
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => open('announcements', { tab: 'inbox' })}
            >
              <MailIcon />
              <span className={styles.label}>
                <MessagesLabel />
              </span>
            </button>
          </li>
        )}
        <li>
          <button type="button" className={styles.entry} onClick={() => open('logout', {})}>
            <LogoutIcon />
            <span className={styles.label}>{t`Log out`}</span>
          </button>
        </li>
      </ul>
    </nav>
  );
};
