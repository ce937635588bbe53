import { Stack } from '@marquee/ui';
import * as styles from './tokens.css.ts';

interface TokenNameProps {
  name: string;
  value: string;
}

/** The name of a token and what it is worth. */
export const TokenName = ({ name, value }: TokenNameProps) => (
  <Stack gap="x1" className={styles.words}>
    <b>{name}</b>
    <code className={styles.figures}>{value}</code>
  </Stack>
);
