import { useLingui } from '@lingui/react/macro';
import { type Session, useGuard, useOpenModal } from '@marquee/feature-core';
import { Avatar, LockIcon, LogoutIcon, MailIcon } from '@marquee/ui';
import { useEntries } from '../site/useEntries.ts';
import { useModalExists } from '../site/useModalExists.ts';
import * as styles from './Drawer.css.ts';
import { DrawerLink } from './DrawerLink.tsx';

type Props = Pick<Extract<Session, { status: 'member' }>, 'member' | 'isDemo'> & { onChoose: () => void };

/** Who is logged in, and what is theirs. */
export const DrawerAccount = ({ member, isDemo, onChoose }: Props) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const guard = useGuard();
  const entries = useEntries('centre');
  const hasModal = useModalExists();
  const choose = (action: () => void) => () => {
    onChoose();
    action();
  };
  return (
    <section aria-label={t`My account`}>
      <div className={styles.member}>
        <Avatar name={member.nickname} />
        <div>
          <strong>{member.nickname}</strong>
          <p className={styles.muted}>{isDemo ? t`Demo account` : member.clubLabel.labelName}</p>
        </div>
      </div>
      <ul>
        {entries.map(({ key, label, href }) => (
          <DrawerLink key={key} href={href} label={label} />
        ))}
        {hasModal('announcements') && (
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={choose(() => guard(() => open('announcements', { tab: 'inbox' })))}
            >
              <MailIcon />
              {t`Messages`}
            </button>
          </li>
        )}
        {hasModal('changePassword') && (
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={choose(() => guard(() => open('changePassword', {})))}
            >
              <LockIcon />
              {t`Change password`}
            </button>
          </li>
        )}
        <li>
          <button type="button" className={styles.link} onClick={choose(() => open('logout', {}))}>
            <LogoutIcon />
            {t`Log out`}
          </button>
        </li>
      </ul>
    </section>
  );
};
