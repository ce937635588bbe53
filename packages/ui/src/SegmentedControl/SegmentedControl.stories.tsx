import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState, type ComponentProps } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

const Chooser = (args: ComponentProps<typeof SegmentedControl<string>>) => {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Game type',
    segments: [
      { value: 'all', label: 'All' },
      { value: 'slots', label: 'Slots' },
      { value: 'live', label: 'Live casino' },
    ],
    value: 'slots',
    onValueChange: fn(),
  },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FullWidth: Story = { args: { isFull: true } };
