import { useLingui } from '@lingui/react/macro';
import { toDecimal, useMoney } from '@marquee/i18n';
import { Banner, Card, Stack } from '@marquee/ui';
import type { Deposit } from '../depositTypes.ts';
import { digitsOf } from '../digitsOf.ts';
import { CodeToScan } from './CodeToScan.tsx';
import { CopyRow } from './CopyRow.tsx';
import * as styles from './Transfer.css.ts';

type Props = { deposit: Deposit; transfer: NonNullable<Deposit['transfer']> };

/** Where a transfer goes: as a code to scan, and in words to copy. */
export const Transfer = ({ deposit, transfer }: Props) => {
  const { t } = useLingui();
  const write = useMoney();
  const { qr, amount, currency, reference } = deposit;
  const facts = (
    <dl className={styles.facts}>
      <CopyRow label={t`Bank`} value={transfer.bank} />
      <CopyRow label={t`Account name`} value={transfer.name} />
      <CopyRow label={t`Account number`} value={transfer.number} copyLabel={t`Copy the account number`} />
      <CopyRow
        label={t`Amount`}
        value={write(amount, currency)}
        copied={toDecimal(amount, digitsOf(currency))}
        copyLabel={t`Copy the amount`}
      />
      <CopyRow label={t`Transfer note`} value={reference} copyLabel={t`Copy the transfer note`} />
    </dl>
  );
  return (
    <Card padding="m">
      <Stack gap="x5">
        {qr ? (
          <div className={styles.columns}>
            <CodeToScan code={qr} deposit={deposit} />
            {facts}
          </div>
        ) : (
          facts
        )}
        <Banner tone="caution">
          {t`Enter the transfer note exactly as shown here: it tells us the money is yours.`}
        </Banner>
      </Stack>
    </Card>
  );
};
