import { useLingui } from '@lingui/react/macro';
import { Card, Heading, Money, Stack, Text } from '@marquee/ui';
import { useState } from 'react';
import { TransferForm } from './TransferForm.tsx';
import type { Funds } from './useFunds.ts';
import * as styles from './VendorWallets.css.ts';

/** The wallets of vendors, and a form that moves money between them and the main one. */
export const VendorWallets = ({ funds }: { funds: Funds }) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(funds.wallets[0]?.vassalage ?? '');
  return (
    <Card padding="m" as="section">
      <Stack gap="x4">
        <Stack gap="x1">
          <Heading level={2} size="l">{t`Wallets at vendors`}</Heading>
          <Text size="s" isMuted>
            {t`Move money to a vendor to play its games, and back to withdraw it.`}
          </Text>
        </Stack>
        <div className={styles.columns}>
          <ul className={styles.list}>
            {funds.wallets.map(({ vassalage, title, balance }) => (
              <li key={vassalage}>
                <button
                  type="button"
                  className={styles.vendor}
                  aria-pressed={vassalage === chosen}
                  onClick={() => setChosen(vassalage)}
                >
                  {title}
                  <Money minor={balance} currency={funds.currency} />
                </button>
              </li>
            ))}
          </ul>
          <TransferForm key={chosen} funds={funds} vendor={chosen} />
        </div>
      </Stack>
    </Card>
  );
};
