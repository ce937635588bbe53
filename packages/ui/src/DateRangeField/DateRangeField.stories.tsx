import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { DateRangeField, type DateRangeFieldProps } from './DateRangeField.tsx';

function Choosable(args: DateRangeFieldProps) {
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
}

const meta = {
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  args: {
    label: 'Period',
    fromLabel: 'From',
    toLabel: 'To',
    today: '2026-11-21',
    max: '2026-11-21',
    value: { from: '2026-11-15', to: '2026-11-21' },
    onValueChange: fn(),
    presets: [
      { preset: 'today', label: 'Today' },
      { preset: 'yesterday', label: 'Yesterday' },
      { preset: 'last7Days', label: '7 days' },
      { preset: 'last30Days', label: '30 days' },
      { preset: 'thisMonth', label: 'This month' },
      { preset: 'lastMonth', label: 'Last month' },
    ],
  },
  render: (args) => <Choosable {...args} />,
} satisfies Meta<typeof DateRangeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Preset: Story = { args: { hint: 'Records are kept for 90 days.' } };

export const OwnDays: Story = { args: { value: { from: '2026-11-03', to: '2026-11-09' } } };

export const WithError: Story = {
  args: { value: { from: '2026-01-01', to: '2026-11-21' }, error: 'Choose up to 90 days.' },
};

export const WithoutPresets: Story = { args: { presets: [], value: { from: '', to: '' } } };
