import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@marquee/ui';
import { useHasPage } from '../site/useHasPage.ts';
import * as balance from './BalanceButton.css.ts';
import * as styles from './WalletPill.css.ts';

/** Keeps the wallet pill's place, as wide as most balances make it, while it is asked who has come. */
export const WalletPlace = () => {
  const { t } = useLingui();
  const hasPage = useHasPage();
  return (
    <div className={styles.pill}>
      <span className={balance.balance}>
        <span className={balance.words}>
          <Spinner size="s" label={t`Logging you in`} />
        </span>
        <span className={balance.place} />
      </span>
      {hasPage('/member/deposit') && <span className={styles.plus} />}
    </div>
  );
};
