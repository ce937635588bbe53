import { useLingui } from '@lingui/react/macro';
import { Badge, RowName, Text } from '@marquee/ui';
import type { ReactNode } from 'react';
import * as styles from './ProtectionRow.css.ts';
import type { Protection } from './useProtections.ts';

type Props = { protection: Protection; children: ReactNode };

/** One thing that guards the account: whether it is there, what it is for, and the way to change that. */
export const ProtectionRow = ({ protection: { name, hint, state }, children }: Props) => {
  const { t } = useLingui();
  const states = {
    on: <Badge tone="positive">{t`In place`}</Badge>,
    unverified: <Badge tone="caution">{t`Not verified`}</Badge>,
    off: <Badge tone="caution">{t`Missing`}</Badge>,
  };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <RowName>
          {name}
          {hint && (
            <Text as="span" size="s" isMuted>
              {hint}
            </Text>
          )}
        </RowName>
        {states[state]}
      </div>
      {children}
    </li>
  );
};
