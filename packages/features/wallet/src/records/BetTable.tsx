import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, Money, Table } from '@marquee/ui';
import type { BetHistory } from './BetHistory.ts';

type Props = { rounds: BetHistory['rounds']; currency: string; timeZone: string };

/** Rounds, newest first, each with its stake and win; a list on a phone. */
export const BetTable = ({ rounds, currency, timeZone }: Props) => {
  const { t } = useLingui();
  const { dateTime } = useDateTime();
  return (
    <Table
      caption={t`Bet history`}
      rows={rounds}
      keyOf={({ reference }) => reference}
      columns={[
        {
          id: 'time',
          title: t`Date and time`,
          weight: 'quiet',
          line: 2,
          side: 'start',
          render: ({ openedAt }) => <time dateTime={openedAt}>{dateTime(openedAt, { timeZone })}</time>,
        },
        {
          id: 'game',
          title: t`Game`,
          weight: 'strong',
          isBreakable: true,
          line: 1,
          side: 'start',
          render: ({ game }) => game,
          note: ({ vendor }) => vendor,
        },
        {
          id: 'stake',
          title: t`Stake`,
          label: t`Stake`,
          weight: 'quiet',
          isAtEnd: true,
          line: 3,
          render: ({ stake }) => <Money minor={stake} currency={currency} />,
        },
        {
          id: 'win',
          title: t`Win`,
          label: t`Win`,
          weight: 'quiet',
          isAtEnd: true,
          line: 4,
          render: ({ win }) => <Money minor={win} currency={currency} />,
        },
        {
          id: 'net',
          title: t`Net result`,
          weight: 'strong',
          isAtEnd: true,
          line: 1,
          side: 'end',
          render: ({ closedAt, net }) =>
            closedAt ? (
              <Money minor={net} currency={currency} isSigned isColoured />
            ) : (
              <Badge tone="info">{t`In progress`}</Badge>
            ),
        },
        {
          id: 'reference',
          title: t`Reference`,
          label: t`Ref.`,
          weight: 'quiet',
          isBreakable: true,
          line: 2,
          side: 'end',
          render: ({ reference }) => reference,
        },
      ]}
    />
  );
};
