import { Trans } from '@lingui/react/macro';
import * as styles from './Title.css.ts';

/** The name of a withdrawal: its reference in letters that are read one by one, whatever the brand's headings are. */
export const Title = ({ reference }: { reference: string }) => (
  <Trans>
    Withdrawal <span className={styles.reference}>{reference}</span>
  </Trans>
);
