import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Money } from '../Money/Money.tsx';
import { Table } from './Table.tsx';

interface Bet {
  id: string;
  time: string;
  game: string;
  vendor?: string;
  state: string;
  tone: 'positive' | 'neutral';
  amount: number;
}

const rows: readonly Bet[] = [
  {
    id: '1',
    time: '21/11 18:02',
    game: 'Sweet Comet',
    vendor: 'Lotus Live',
    state: 'Won',
    tone: 'positive',
    amount: 1_250_000,
  },
  { id: '2', time: '21/11 17:40', game: 'Baccarat', state: 'Lost', tone: 'neutral', amount: -300_000 },
  { id: '3', time: '21/11 17:12', game: 'Harbour Lights', state: 'Won', tone: 'positive', amount: 84_000 },
];

const meta = {
  title: 'Content/Table',
  component: Table,
  args: {
    caption: 'Bet history',
    rows,
    keyOf: (row) => row.id,
    columns: [
      { id: 'time', title: 'Time', weight: 'quiet', line: 2, side: 'start', render: (row) => row.time },
      {
        id: 'game',
        title: 'Game',
        weight: 'strong',
        line: 1,
        side: 'start',
        render: (row) => row.game,
        note: (row) => row.vendor,
      },
      {
        id: 'state',
        title: 'State',
        line: 2,
        side: 'end',
        render: (row) => <Badge tone={row.tone}>{row.state}</Badge>,
      },
      {
        id: 'amount',
        title: 'Amount',
        weight: 'strong',
        isAtEnd: true,
        line: 1,
        side: 'end',
        render: (row) => <Money minor={row.amount} currency="VND" isSigned isColoured />,
      },
    ],
  },
  decorators: (Story) => (
    <Card>
      <Story />
    </Card>
  ),
} satisfies Meta<typeof Table<Bet>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
