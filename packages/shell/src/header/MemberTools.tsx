import { useLingui } from '@lingui/react/macro';
import { type Session, useOpenModal } from '@marquee/feature-core';
import { ButtonLink, IconButton, LogoutIcon } from '@marquee/ui';
import { useHasPage } from '../site/useHasPage.ts';
import { BalanceButton } from './BalanceButton.tsx';
import * as styles from './Header.css.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { MessagesButton } from './MessagesButton.tsx';

type Props = Pick<Extract<Session, { status: 'member' }>, 'member' | 'isDemo'>;

const depositPath = '/member/deposit';

/** The logged-in bar: who it is, the balance, the way to deposit, messages and logout. */
export const MemberTools = ({ member, isDemo }: Props) => {
  const { t } = useLingui();
  const open = useOpenModal();
  const canDeposit = useHasPage()(depositPath);
  return (
    <div className={styles.account}>
      <div className={styles.identity}>
        <MemberMenu member={member} isDemo={isDemo} />
        <BalanceButton isDemo={isDemo} />
      </div>
      {canDeposit && (
        <span className={styles.notOnPhone}>
          <ButtonLink href={depositPath} size="s">
            {t`Deposit`}
          </ButtonLink>
        </span>
      )}
      {/* A phone has these in its bottom bar and its menu. */}
      <span className={styles.notOnPhone}>
        <MessagesButton />
      </span>
      <span className={styles.notOnPhone}>
        <IconButton label={t`Log out`} icon={<LogoutIcon />} onClick={() => open('logout', {})} />
      </span>
    </div>
  );
};
