import type { Withdrawal } from './Withdrawal.ts';
import * as styles from './WithdrawalList.css.ts';
import { WithdrawalRow } from './WithdrawalRow.tsx';

/** Withdrawals one below another. */
export const WithdrawalRows = ({ withdrawals }: { withdrawals: readonly Withdrawal[] }) => (
  <ul className={styles.list}>
    {withdrawals.map((withdrawal) => (
      <li key={withdrawal.id}>
        <WithdrawalRow withdrawal={withdrawal} />
      </li>
    ))}
  </ul>
);
