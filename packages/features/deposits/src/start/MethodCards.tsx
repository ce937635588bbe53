import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon, ClockIcon } from '@marquee/ui';
import type { Offer } from '../depositTypes.ts';
import * as styles from './MethodCards.css.ts';
import { MethodMark } from './MethodMark.tsx';

type Props = { offers: readonly Offer[]; chosen: string; onChoose: (method: string) => void };

/** The ways to deposit, of which one is chosen. */
export const MethodCards = ({ offers, chosen, onChoose }: Props) => {
  const { t } = useLingui();
  const notes: Readonly<Record<Offer['shows'], string>> = {
    qr: t`Scan one code with any banking app`,
    account: t`Transfer and add your slip`,
    redirect: t`On the payment service’s page`,
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`How would you like to pay?`}</legend>
      <div className={styles.cards}>
        {offers.map(({ method, shows, icon, label, usualMinutes }) => (
          <label key={method} className={styles.card}>
            <input
              type="radio"
              name="method"
              value={method}
              className={styles.input}
              checked={method === chosen}
              onChange={() => onChoose(method)}
            />
            <MethodMark icon={icon} />
            <span className={styles.words}>
              <span className={styles.name}>{label}</span>
              <span className={styles.note}>{notes[shows]}</span>
              {usualMinutes !== null && (
                <span className={styles.time}>
                  <ClockIcon size="xs" />
                  {t`Usually within ${plural(usualMinutes, { one: '# minute', other: '# minutes' })}`}
                </span>
              )}
            </span>
            <CheckCircleIcon className={styles.check} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
