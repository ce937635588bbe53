import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

const Choosable = (args: DateRangeFieldProps) => {
  const [value, setValue] = useState(args.value);
  return (
    <DateRangeField
      {...args}
      value={value}
      onValueChange={(range) => {
        setValue(range);
        args.onValueChange(range);
      }}
    />
  );
};

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    max: '2026-11-21',
    value: { from: '2026-11-03', to: '2026-11-09' },
    onValueChange: fn(),
  },
  render: (args) => <Choosable {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OwnDays: Story = {};

export const WithError: Story = {
  args: {
    value: { from: '2026-11-09', to: '2026-11-03' },
    errors: { to: 'The end date can’t be before the start date.' },
  },
};

export const Empty: Story = { args: { value: { from: '', to: '' } } };
