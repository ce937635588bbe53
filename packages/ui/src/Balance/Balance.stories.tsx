import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Balance, type BalanceProps } from './Balance.tsx';

function Hideable(args: BalanceProps) {
  const [isHidden, setHidden] = useState(args.isHidden);
  return (
    <Card>
      <Balance {...args} isHidden={isHidden} onHiddenChange={setHidden} />
    </Card>
  );
}

const meta = {
  title: 'Content/Balance',
  component: Balance,
  args: {
    label: 'Balance',
    labels: { hide: 'Hide the balance', show: 'Show the balance', hidden: 'Hidden', refresh: 'Refresh' },
    minor: 12_845_000,
    currency: 'VND',
    onRefresh: fn(),
  },
  render: (args) => <Hideable {...args} />,
} satisfies Meta<typeof Balance>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

export const Hidden: Story = { args: { isHidden: true } };

export const Loading: Story = { args: { minor: undefined } };

export const Refreshing: Story = { args: { isRefreshing: true } };

export const WithNote: Story = {
  args: {
    minor: 250_075,
    currency: 'USD',
    note: (
      <Text size="s" isMuted>
        Bet 120 more before you can withdraw.
      </Text>
    ),
  },
};
