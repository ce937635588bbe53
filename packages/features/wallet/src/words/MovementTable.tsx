import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Money, Table } from '@marquee/ui';
import type { Movement } from './Movement.ts';
import * as styles from './MovementTable.css.ts';
import { useKindNames } from './useKindNames.ts';
import { useWalletName } from './useWalletName.ts';

type Props = {
  /** What the table lists, for screen readers. */
  caption: string;
  movements: readonly Movement[];
  currency: string;
  timeZone: string;
  titles: ReadonlyMap<string, string | null>;
};

/** Movements of money, newest first, each with what was left after it; a list on a phone. */
export const MovementTable = ({ caption, movements, currency, timeZone, titles }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  const kinds = useKindNames();
  const walletName = useWalletName();
  return (
    <Table
      caption={caption}
      rows={movements}
      keyOf={({ reference }) => reference}
      columns={[
        {
          id: 'time',
          title: t`Date and time`,
          weight: 'quiet',
          line: 2,
          render: ({ at }) => <time dateTime={at}>{dateTime(at, { timeZone })}</time>,
        },
        {
          id: 'kind',
          title: t`Transaction`,
          weight: 'strong',
          isBreakable: true,
          line: 1,
          side: 'start',
          render: ({ kind }) => kinds[kind],
          note: ({ amount, otherWallet }) => {
            if (!otherWallet) return null;
            return amount > 0
              ? t`from ${walletName(otherWallet, titles.get(otherWallet))}`
              : t`to ${walletName(otherWallet, titles.get(otherWallet))}`;
          },
        },
        {
          id: 'amount',
          title: t`Amount`,
          weight: 'strong',
          isAtEnd: true,
          line: 1,
          side: 'end',
          render: ({ amount }) => <Money minor={amount} currency={currency} isSigned isColoured />,
        },
        {
          id: 'balance',
          title: t`Balance after`,
          label: t`Balance`,
          weight: 'quiet',
          isAtEnd: true,
          line: 3,
          side: 'end',
          render: ({ balanceAfter }) => <Money minor={balanceAfter} currency={currency} />,
        },
        {
          id: 'reference',
          title: t`Reference`,
          label: t`Ref.`,
          weight: 'quiet',
          line: 3,
          side: 'start',
          render: ({ reference }) => <span className={styles.reference}>{reference}</span>,
        },
      ]}
    />
  );
};
