import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { Money } from '../Money/Money.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const Typable = (args: AmountFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <AmountField
      {...args}
      value={value}
      onValueChange={(minor) => {
        setValue(minor);
        args.onValueChange(minor);
      }}
    />
  );
};

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: {
    label: 'Amount',
    currency: 'VND',
    value: undefined,
    onValueChange: fn(),
    quickLabel: 'Quick amounts',
  },
  render: (args) => <Typable {...args} />,
} satisfies Meta<typeof AmountField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Deposit: Story = {
  args: {
    value: 500_000,
    isRequired: true,
    min: 50_000,
    max: 300_000_000,
    limitsText: ({ min, max }) => `Between ${min} and ${max}.`,
    quickAmounts: [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000],
  },
};

export const Withdrawal: Story = {
  args: {
    currency: 'USD',
    value: 12_050,
    min: 1000,
    max: 250_075,
    aside: <Money minor={250_075} currency="USD" />,
    limitsText: ({ min }) => `Minimum ${min}.`,
    quickAmounts: [5000, 10_000, 50_000],
    allLabel: 'All',
  },
};

export const TooLittle: Story = { args: { value: 10, error: 'This is below the minimum.' } };

export const Disabled: Story = { args: { value: 500_000, quickAmounts: [100_000, 500_000], disabled: true } };
