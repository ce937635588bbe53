import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@marquee/ui';
import * as styles from './Waiting.css.ts';

/** Stands where something is loading. */
export const Waiting = () => {
  const { t } = useLingui();
  return (
    <div className={styles.waiting}>
      <Spinner label={t`Loading`} />
    </div>
  );
};
