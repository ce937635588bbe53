import { useLingui } from '@lingui/react/macro';
import { type Session, useGuard, useOpenModal } from '@marquee/feature-core';
import { Badge, ChevronDownIcon, LogoutIcon, Menu, MenuItem } from '@marquee/ui';
import { useEntries } from '../site/useEntries.ts';
import { useModalExists } from '../site/useModalExists.ts';
import * as styles from './Header.css.ts';

type Props = Pick<Extract<Session, { status: 'member' }>, 'member' | 'isDemo'>;

/** Who is logged in; opens what is the member's own. */
export const MemberMenu = ({ member, isDemo }: Props) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const guard = useGuard();
  const entries = useEntries('centre');
  const hasModal = useModalExists();
  return (
    <Menu
      label={t`My account`}
      align="end"
      renderTrigger={(props) => (
        <button {...props} type="button" className={styles.member}>
          <strong className={styles.nickname}>{member.nickname}</strong>
          {isDemo && <Badge>{t`Demo`}</Badge>}
          <ChevronDownIcon size="xs" />
        </button>
      )}
    >
      {entries.map(({ key, label, href }) => (
        <MenuItem key={key} href={href}>
          {label}
        </MenuItem>
      ))}
      {hasModal('changePassword') && (
        <MenuItem onSelect={() => guard(() => open('changePassword', {}))}>{t`Change password`}</MenuItem>
      )}
      <MenuItem icon={<LogoutIcon size="s" />} onSelect={() => open('logout', {})}>
        {t`Log out`}
      </MenuItem>
    </Menu>
  );
};
