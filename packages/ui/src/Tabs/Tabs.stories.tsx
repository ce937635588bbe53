import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState, type ComponentProps } from 'react';
import { Tabs } from './Tabs.tsx';

const Switchable = (args: ComponentProps<typeof Tabs<string>>) => {
  const [selected, select] = useState(args.selected);
  return (
    <Tabs
      {...args}
      selected={selected}
      onSelect={(id) => {
        select(id);
        args.onSelect(id);
      }}
    />
  );
};

const meta = {
  title: 'Actions/Tabs',
  component: Tabs,
  args: {
    label: 'Log in',
    tabs: [
      { id: 'name', label: 'Username' },
      { id: 'phone', label: 'Phone' },
    ],
    selected: 'name',
    onSelect: fn(),
    children: 'Log in with your username and password.',
  },
  render: (args) => <Switchable {...args} />,
} satisfies Meta<typeof Tabs<string>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {};

export const Many: Story = {
  args: {
    label: 'Game type',
    tabs: [
      { id: 'live', label: 'Live casino' },
      { id: 'slots', label: 'Slots' },
      { id: 'sports', label: 'Sports' },
      { id: 'lottery', label: 'Lottery' },
      { id: 'cards', label: 'Cards' },
      { id: 'fishing', label: 'Fishing' },
    ],
    selected: 'slots',
    children: 'Games of this type appear here.',
  },
};
