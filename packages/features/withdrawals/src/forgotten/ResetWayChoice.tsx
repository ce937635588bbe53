import { useLingui } from '@lingui/react/macro';
import { Radio } from '@marquee/ui';
import * as styles from '../request/CardChoice.css.ts';
import type { ResetMethod, ResetWays } from './ResetWays.ts';

type Props = {
  ways: ResetWays['ways'];
  value: ResetMethod;
  onChoose: (method: ResetMethod) => void;
};

/** What the member has to prove by that it asks. */
export const ResetWayChoice = ({ ways, value, onChoose }: Props) => {
  const { t } = useLingui();
  const names: Readonly<Record<ResetMethod, string>> = {
    passkey: t`By passkey`,
    authenticator: t`By authenticator app`,
    sms: t`By SMS`,
    email: t`By e-mail`,
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{t`How would you like to prove that it’s you?`}</legend>
      <div className={styles.choices}>
        {ways.map(({ method, hint }) => (
          <div key={method} className={styles.choice}>
            <Radio
              name="method"
              value={method}
              label={names[method]}
              {...(hint && { hint })}
              checked={method === value}
              onChange={() => onChoose(method)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
