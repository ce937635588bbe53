import { useMoney } from '@marquee/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChartProps } from '../Chart/ChartData.ts';
import { Card } from '../Card/Card.tsx';
import { LineChart } from './LineChart.tsx';

function InMoney(args: ChartProps) {
  const write = useMoney();
  return (
    <Card padding="m">
      <LineChart
        {...args}
        formatValue={(value) => write(value, 'VND')}
        formatTick={(value) => write(value, 'VND', { isCompact: true })}
      />
    </Card>
  );
}

const days = Array.from({ length: 14 }, (_each, index) => `${index + 8}/11`);
const deposits = [42, 38, 51, 47, 60, 72, 66, 58, 63, 80, 77, 91, 88, 104].map((each) => each * 1_250_000);
const withdrawals = [20, 31, 24, 36, 33, 48, 52, 37, 41, 39, 56, 61, 70, 64].map((each) => each * 1_250_000);

const meta = {
  title: 'Charts/LineChart',
  component: LineChart,
  args: {
    label: 'Downline deposits',
    categories: days,
    categoryLabel: 'Day',
    series: [{ id: 'in', label: 'Deposits', values: deposits }],
    formatValue: String,
    formatTick: String,
    tableLabel: 'Show as a table',
  },
  render: (args) => <InMoney {...args} />,
} satisfies Meta<typeof LineChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};

export const TwoRows: Story = {
  args: {
    label: 'Money in and out',
    series: [
      { id: 'in', label: 'Deposits', values: deposits },
      { id: 'out', label: 'Withdrawals', values: withdrawals },
    ],
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Downline result',
    series: [
      {
        id: 'net',
        label: 'Result',
        values: deposits.map((each, index) => (index % 3 ? each : -each) / 2),
        tone: 'info',
      },
    ],
  },
};

export const OnePoint: Story = {
  args: { categories: ['21/11'], series: [{ id: 'in', label: 'Deposits', values: [1_250_000] }] },
};
