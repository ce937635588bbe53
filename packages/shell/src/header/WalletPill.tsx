import { useLingui } from '@lingui/react/macro';
import { ChevronDownIcon, Menu, MenuItem } from '@marquee/ui';
import { useHasPage } from '../site/useHasPage.ts';
import { BalanceButton } from './BalanceButton.tsx';
import { QuickDeposit } from './QuickDeposit.tsx';
import * as styles from './WalletPill.css.ts';

const depositPath = '/member/deposit';

/** The balance, what can be done with it, and the way to more of it, in one. */
export const WalletPill = ({ isDemo }: { isDemo: boolean }) => {
  const { t } = useLingui();
  const hasPage = useHasPage();
  const ways = [
    { href: depositPath, label: t`Deposit` },
    { href: '/member/withdraw', label: t`Withdraw` },
    { href: '/member/wallet', label: t`Wallet` },
    { href: '/member/records', label: t`Records` },
  ].filter(({ href }) => hasPage(href));
  return (
    <div className={styles.pill}>
      <BalanceButton isDemo={isDemo} />
      {ways.length > 0 && (
        <span className={styles.notOnPhone}>
          <Menu
            label={t`Your money`}
            align="end"
            renderTrigger={(props) => (
              <button {...props} type="button" className={styles.caret} aria-label={t`Your money`}>
                <ChevronDownIcon size="xs" />
              </button>
            )}
          >
            {ways.map(({ href, label }) => (
              <MenuItem key={href} href={href}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </span>
      )}
      {hasPage(depositPath) && <QuickDeposit path={depositPath} />}
    </div>
  );
};
