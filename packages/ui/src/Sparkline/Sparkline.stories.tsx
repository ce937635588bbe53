import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/Inline.tsx';
import { Stat } from '../Stat/Stat.tsx';
import type { ComponentType, ReactNode } from 'react';
import { Sparkline, type SparklineProps } from './Sparkline.tsx';

type Args = SparklineProps & { figure?: ReactNode };

const meta = {
  title: 'Content/Sparkline',
  component: Sparkline as ComponentType<Args>,
  args: { label: 'Rising for 7 days', values: [12, 18, 9, 22, 26, 19, 31] },
} satisfies Meta<Args>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Rising: Story = { args: { tone: 'positive' } };

export const Falling: Story = {
  args: { label: 'Falling for 7 days', values: [31, 28, 29, 20, 12, 14, 8], tone: 'critical' },
};

export const Flat: Story = { args: { label: 'Unchanged', values: [5, 5, 5, 5], tone: 'neutral' } };

export const BesideAFigure: Story = {
  args: { figure: <Stat label="Members" value="31" note="3% more than last week" tone="positive" /> },
  render: ({ figure, ...args }) => (
    <Inline gap="x6">
      {figure}
      <Sparkline {...args} />
    </Inline>
  ),
};
