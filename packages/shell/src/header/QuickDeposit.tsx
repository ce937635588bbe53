import { useLingui } from '@lingui/react/macro';
import { useSite } from '@marquee/feature-core';
import { Button, PlusIcon, Popover } from '@marquee/ui';
import { useState } from 'react';
import { QuickDepositAmounts } from './QuickDepositAmounts.tsx';
import * as styles from './WalletPill.css.ts';

/** The plus of the wallet pill: amounts, each of which leads to the deposit with it filled in. */
export const QuickDeposit = ({ path }: { path: string }) => {
  const { t } = useLingui();
  const { action } = useSite().brand.layout;
  const [isAsked, setAsked] = useState(false);
  return (
    <Popover
      label={t`Quick deposit`}
      align="end"
      isSheetOnPhone
      renderTrigger={(props) => (
        <Button
          {...props}
          size="s"
          tone={action}
          aria-label={t`Quick deposit`}
          className={styles.plus}
          onClick={() => setAsked(true)}
        >
          <PlusIcon />
        </Button>
      )}
    >
      {(close) => <QuickDepositAmounts path={path} isAsked={isAsked} onChosen={close} />}
    </Popover>
  );
};
