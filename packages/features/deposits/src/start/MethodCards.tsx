import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@marquee/ui';
import type { Method, Offer } from '../depositTypes.ts';
import { methodIcons } from '../methodIcons.tsx';
import { useMethodNames } from '../useMethodNames.ts';
import * as styles from './MethodCards.css.ts';

type Props = { offers: readonly Offer[]; chosen: Method; onChoose: (method: Method) => void };

/** The ways to deposit, of which one is chosen. */
export const MethodCards = ({ offers, chosen, onChoose }: Props) => {
  const { t } = useLingui();
  const names = useMethodNames();
  const notes: Readonly<Record<Method, string>> = {
    vietqr: t`Scan one code with any banking app`,
    bank: t`Transfer and add your slip`,
    redirect: t`On the payment service’s page`,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`How would you like to pay?`}</legend>
      <div className={styles.cards}>
        {offers.map(({ method }) => (
          <label key={method} className={styles.card}>
            <input
              type="radio"
              name="method"
              value={method}
              className={styles.input}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <span className={styles.icon}>{methodIcons[method]}</span>
            <span className={styles.words}>
              <span className={styles.name}>{names[method]}</span>
              <span className={styles.note}>{notes[method]}</span>
            </span>
            <CheckCircleIcon className={styles.check} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
