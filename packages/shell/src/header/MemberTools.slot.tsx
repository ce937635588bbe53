import type { Session } from '@marquee/feature-core';
import * as styles from './Header.css.ts';
import { MemberMenu } from './MemberMenu.tsx';
import { MessagesButton } from './MessagesButton.tsx';
import { WalletPill } from './WalletPill.tsx';

type Props = Pick<Extract<Session, { status: 'member' }>, 'member' | 'isDemo'>;

/** The logged-in bar: the member's money, messages, and who it is with everything of their own. */
const MemberTools = ({ member, isDemo }: Props) => (
  <div className={styles.account}>
    <WalletPill isDemo={isDemo} />
    {/* A phone has these in its bottom bar and its menu. */}
    <span className={styles.notOnPhone}>
      <MessagesButton />
    </span>
    <MemberMenu member={member} isDemo={isDemo} />
  </div>
);

export default MemberTools;
