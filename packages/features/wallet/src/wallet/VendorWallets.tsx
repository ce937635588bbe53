import { useLingui } from '@lingui/react/macro';
import { Card, Heading, Money, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { TransferForm } from './TransferForm.tsx';
import type { Funds } from './useFunds.ts';
import * as styles from './VendorWallets.css.ts';

/** A form that moves money between the main wallet and vendors', beside those that hold some. */
export const VendorWallets = ({ funds }: { funds: Funds }) => {
  const { t } = useLingui();
  const { wallets, currency } = funds;
  const [chosen, setChosen] = useState(wallets[0]?.vassalage ?? '');
  const filled = wallets.filter(({ balance }) => balance > 0);
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="l">{t`Provider wallets`}</Heading>
          <Text size="s" isMuted>
            {t`Move money to a provider to play its games, and back to withdraw it.`}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <TransferForm funds={funds} vendor={chosen} onVendorChange={setChosen} />
          {filled.length === 0 ? (
            <Text size="s" isMuted>{t`No provider holds any of your money.`}</Text>
          ) : (
            <ul className={styles.list}>
              {filled.map(({ vassalage, title, balance }) => (
                <li key={vassalage}>
                  <button
                    type="button"
                    className={styles.vendor}
                    aria-pressed={vassalage === chosen}
                    onClick={() => setChosen(vassalage)}
                  >
                    {title}
                    <Money minor={balance} currency={currency} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Stack>
    </Card>
  );
};
