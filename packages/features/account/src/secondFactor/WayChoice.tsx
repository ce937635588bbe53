import { useLingui } from '@lingui/react/macro';
import { Radio } from '@marquee/ui';
import type { Way } from './Verification.ts';
import { useWayWords } from './useWayWords.ts';
import * as styles from './WayChoice.css.ts';

type Props = { ways: readonly Way[]; value: Way['method']; onChoose: (method: Way['method']) => void };

/** The ways that this member has; nothing to choose from is not shown as a choice. */
export const WayChoice = ({ ways, value, onChoose }: Props) => {
  const { t } = useLingui();
  const words = useWayWords();
  if (ways.length < 2) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t`How would you like to verify?`}</legend>
      <div className={styles.choices}>
        {ways.map(({ method, hint }) => (
          <div key={method} className={styles.choice}>
            <Radio
              name="method"
              value={method}
              label={words[method]}
              {...(hint && method !== 'boundEmail' && { hint })}
              checked={method === value}
              onChange={() => onChoose(method)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
};
