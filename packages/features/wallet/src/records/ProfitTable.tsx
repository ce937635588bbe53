import { useLingui } from '@lingui/react/macro';
import { Money, Table } from '@marquee/ui';
import type { ReactNode } from 'react';

/** A line of a table of results: a day, or a vendor. */
export type ProfitRow = { key: string; name: ReactNode; net: number; flows: readonly number[] };

type Props = {
  /** What the table lists, for screen readers. */
  caption: string;
  /** Title of the first column. */
  title: string;
  /** Titles of the flows, in their order. */
  flowTitles: readonly string[];
  rows: readonly ProfitRow[];
  currency: string;
};

/** Results with what they are made of; on a phone a list that leaves out what is nothing. */
export const ProfitTable = ({ caption, title, flowTitles, rows, currency }: Props) => {
  const { t } = useLingui();
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        {
          id: 'name',
          title,
          isRowHead: true,
          weight: 'strong',
          line: 1,
          side: 'start',
          render: ({ name }) => name,
        },
        {
          id: 'net',
          title: t`Net result`,
          weight: 'strong',
          isAtEnd: true,
          line: 1,
          side: 'end',
          render: ({ net }) => <Money minor={net} currency={currency} isSigned isColoured />,
        },
        ...flowTitles.map((flowTitle, index) => ({
          id: flowTitle,
          title: flowTitle,
          label: flowTitle,
          isAtEnd: true,
          render: ({ flows }: ProfitRow) => <Money minor={flows[index] ?? 0} currency={currency} />,
          isNothing: ({ flows }: ProfitRow) => flows[index] === 0,
        })),
      ]}
    />
  );
};
