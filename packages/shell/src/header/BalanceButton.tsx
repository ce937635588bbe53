import { useLingui } from '@lingui/react/macro';
import { getBalance } from '@marquee/contract/routes';
import { useApi } from '@marquee/feature-core';
import { useMoney } from '@marquee/i18n';
import { RefreshIcon, Tooltip, useTurn } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import * as styles from './BalanceButton.css.ts';

/** Letters that a phone's bar has room for beside the logo. */
const mostOnPhone = 12;

/** What the member has to play with; a press asks for it anew, and tells a large amount in full on a phone too. */
export const BalanceButton = ({ isDemo = false }: { isDemo?: boolean }) => {
  const { t } = useLingui();
  const write = useMoney();
  const { query } = useApi();
  const { isTurning, turn } = useTurn();
  // Gone with the bar: whoever logs in next in this tab must not see it.
  const { data, isError, refetch } = useQuery({
    ...query(getBalance, {}),
    gcTime: 0,
    refetchInterval: 60_000,
  });
  const refresh = () => {
    if (isTurning) return;
    turn();
    void refetch();
  };
  const amount = data && write(data.balance, data.currency);
  const isLarge = data !== undefined && amount!.length > mostOnPhone;
  const short = isLarge && write(data.balance, data.currency, { isCompact: true });
  // Whoever speaks to the page says what is seen, which is the short one on a phone.
  const told = short ? `${short} ${amount}` : (amount ?? '…');
  const balance = isDemo ? t`Demo ${told}: your balance. Refresh` : t`Balance: ${told}. Refresh`;
  const name = isError && !data ? t`We couldn’t load the balance. Try again` : balance;
  const button = (
    <button
      type="button"
      className={styles.balance}
      aria-label={name}
      aria-busy={isTurning}
      onClick={refresh}
    >
      <span className={styles.words}>
        {isDemo && <span className={styles.demo}>{t`Demo`}</span>}
        <span className={isLarge ? styles.wideAmount : styles.amount}>{amount ?? (isError ? '–' : '…')}</span>
        {short && <span className={styles.shortAmount}>{short}</span>}
      </span>
      <span className={styles.turns[isTurning ? 'turning' : 'still']}>
        <RefreshIcon size="xs" />
      </span>
    </button>
  );
  // What the bubble says is a part of the button's name already, so nothing connects the two.
  return isLarge ? <Tooltip text={amount!}>{() => button}</Tooltip> : button;
};
