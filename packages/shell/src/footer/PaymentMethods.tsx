import { useLingui } from '@lingui/react/macro';
import type { RouteValue } from '@marquee/contract/route';
import { getHome } from '@marquee/contract/routes';
import { useApi, useSite } from '@marquee/feature-core';
import { BankIcon, cx, QrIcon, WalletIcon } from '@marquee/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as styles from './PaymentMethods.css.ts';

type Icon = RouteValue<'getHome'>['paymentMethods'][number]['icon'];

const icons: Readonly<Record<Icon, ReactNode>> = {
  qr: <QrIcon size="m" />,
  bank: <BankIcon size="m" />,
  wallet: <WalletIcon size="m" />,
};

/** The ways in which members pay, as the merchant calls them. */
export const PaymentMethods = () => {
  const { t } = useLingui();
  const { query } = useApi();
  const isCentred = useSite().brand.layout.footer === 'centred';
  const methods = useQuery(query(getHome, {})).data?.paymentMethods ?? [];
  if (methods.length === 0) return null;
  return (
    <ul aria-label={t`Ways to pay`} className={cx(styles.methods, isCentred && styles.inTheMiddle)}>
      {methods.map(({ icon, label }) => (
        <li key={label} className={styles.method}>
          {icons[icon]}
          {label}
        </li>
      ))}
    </ul>
  );
};
