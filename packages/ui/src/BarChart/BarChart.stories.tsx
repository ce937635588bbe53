import { useNumber } from '@marquee/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChartProps } from '../Chart/ChartData.ts';
import { Card } from '../Card/Card.tsx';
import { BarChart } from './BarChart.tsx';

const InFigures = (args: ChartProps) => {
  const write = useNumber();
  return (
    <Card padding="m">
      <BarChart {...args} formatValue={write} formatTick={write} />
    </Card>
  );
};

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    label: 'New members',
    categories: ['16/11', '17/11', '18/11', '19/11', '20/11', '21/11', '22/11'],
    categoryLabel: 'Day',
    series: [{ id: 'direct', label: 'Directly below', values: [3, 5, 2, 8, 6, 11, 9] }],
    formatValue: String,
    formatTick: String,
    tableLabel: 'Show as a table',
  },
  render: (args) => <InFigures {...args} />,
} satisfies Meta<typeof BarChart>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneRow: Story = {};

export const ThreeRows: Story = {
  args: {
    series: [
      { id: 'direct', label: 'Directly below', values: [3, 5, 2, 8, 6, 11, 9] },
      { id: 'second', label: 'Second level', values: [6, 9, 7, 12, 10, 18, 15] },
      { id: 'third', label: 'Third level', values: [2, 3, 4, 4, 7, 9, 8] },
    ],
  },
};

export const BelowZero: Story = {
  args: { series: [{ id: 'net', label: 'Change', values: [3, -5, 2, 8, -6, 11, -2], tone: 'info' }] },
};
