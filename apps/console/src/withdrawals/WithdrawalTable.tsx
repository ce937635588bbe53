import { useLingui } from '@lingui/react/macro';
import { useDateTime } from '@marquee/i18n';
import { Badge, type Column, Inline, Money, Table, TextLink } from '@marquee/ui';
import { useMerchant } from '../api/ConsoleContext.ts';
import { type ListedWithdrawal, stateTones, useWords } from './useWords.ts';

type Props = { withdrawals: readonly ListedWithdrawal[]; caption: string };

/** Withdrawals of a queue; on a phone each is a card. */
export const WithdrawalTable = ({ withdrawals, caption }: Props) => {
  const { t } = useLingui();
  const { dateTime, relative } = useDateTime();
  const { timeZone } = useMerchant();
  const words = useWords();
  const columns: Column<ListedWithdrawal>[] = [
    {
      id: 'reference',
      title: t`Reference`,
      isRowHead: true,
      weight: 'strong',
      line: 1,
      side: 'start',
      render: ({ reference }) => (
        <TextLink href={`/withdrawals/${reference}`} look="quiet">
          {reference}
        </TextLink>
      ),
      note: ({ username }) => username ?? t`The account is gone`,
    },
    {
      id: 'amount',
      title: t`Amount`,
      isAtEnd: true,
      weight: 'strong',
      line: 1,
      side: 'end',
      render: ({ amount, currency }) => <Money minor={amount} currency={currency} />,
    },
    {
      id: 'state',
      title: t`State`,
      line: 2,
      render: ({ state, request, claimedBy }) => (
        <Inline gap="x1">
          <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
          {request && <Badge tone="accent">{t`Waits for a second person`}</Badge>}
          {claimedBy && <Badge>{claimedBy.name}</Badge>}
        </Inline>
      ),
      note: ({ risks }) => risks.map((risk) => words.risks[risk]).join(' · '),
    },
    {
      id: 'to',
      title: t`To`,
      line: 3,
      side: 'start',
      weight: 'quiet',
      render: ({ bankName, number }) => `${bankName} ${number}`,
      note: ({ payeeName }) => payeeName,
    },
    {
      id: 'since',
      title: t`Asked for`,
      line: 3,
      side: 'end',
      weight: 'quiet',
      render: ({ createdAt }) => relative(createdAt),
      note: ({ createdAt }) => dateTime(createdAt, { timeZone }),
    },
  ];
  return (
    <Table caption={caption} columns={columns} rows={withdrawals} keyOf={({ reference }) => reference} />
  );
};
