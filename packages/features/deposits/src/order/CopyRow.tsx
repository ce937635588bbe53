import { useLingui } from '@lingui/react/macro';
import { useCopy } from '@marquee/feature-core';
import { CopyIcon, IconButton } from '@marquee/ui';
import * as styles from './CopyRow.css.ts';

type Props = {
  label: string;
  value: string;
  /** What is copied, where it differs from what is shown. */
  copied?: string;
  /** Name of the button that copies it; without one it is not copied. */
  copyLabel?: string;
};

/** One fact of a transfer, with a button that copies it. */
export const CopyRow = ({ label, value, copied = value, copyLabel }: Props) => {
  const { t } = useLingui();
  const copy = useCopy();
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {copyLabel && (
        <dd className={styles.action}>
          <IconButton
            label={copyLabel}
            icon={<CopyIcon />}
            onClick={() => copy(copied, { done: t`Copied: ${value}` })}
          />
        </dd>
      )}
    </div>
  );
};
