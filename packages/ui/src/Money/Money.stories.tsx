import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { Money } from './Money.tsx';

const meta = {
  title: 'Content/Money',
  component: Money,
  args: { minor: 12_500_000, currency: 'VND' },
} satisfies Meta<typeof Money>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Gain: Story = { args: { minor: 120_050, currency: 'USD', isSigned: true, isColoured: true } };

export const Loss: Story = { args: { minor: -5_000_000, isSigned: true, isColoured: true } };

export const Compact: Story = { args: { isCompact: true } };

export const Currencies: Story = {
  render: (args) => (
    <Stack gap="x1">
      {['VND', 'USD', 'EUR', 'USDT'].map((currency) => (
        <Money key={currency} {...args} currency={currency} />
      ))}
    </Stack>
  ),
};
