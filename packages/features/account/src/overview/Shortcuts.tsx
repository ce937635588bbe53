import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { ArrowDownIcon, ArrowUpIcon, HistoryIcon, Link, WalletIcon } from '@marquee/ui';
import * as styles from './Shortcuts.css.ts';

/** What a member with a phone in hand mostly comes for, as far as the site has pages for it. */
export const Shortcuts = () => {
  const { t } = useLingui();
  const { hasPage } = useSite();
  const entries = [
    { href: '/member/deposit', label: t`Deposit`, icon: <ArrowDownIcon /> },
    { href: '/member/withdraw', label: t`Withdraw`, icon: <ArrowUpIcon /> },
    { href: '/member/wallet', label: t`Wallet`, icon: <WalletIcon /> },
    { href: '/member/records', label: t`Records`, icon: <HistoryIcon /> },
  ].filter(({ href }) => hasPage(href));
  if (entries.length < 2) return null;
  return (
    <nav aria-label={t`Shortcuts`} className={styles.shortcuts}>
      <ul className={styles.list}>
        {entries.map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} className={styles.entry}>
              <span className={styles.icon}>{icon}</span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
