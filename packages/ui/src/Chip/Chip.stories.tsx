import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { SparklesIcon } from '../icons/SparklesIcon.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Chip } from './Chip.tsx';

const meta = {
  title: 'Actions/Chip',
  component: Chip,
  args: { children: '7 days', onToggle: fn() },
} satisfies Meta<typeof Chip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const WithIcon: Story = { args: { icon: <SparklesIcon size="s" />, children: 'Lotus Live' } };

export const LeadsElsewhere: Story = { args: { href: '#week', onToggle: undefined, isSelected: true } };

const Presets = ({ labels }: { labels: readonly string[] }) => {
  const [chosen, setChosen] = useState(labels[0]);
  return (
    <Inline gap="x2">
      {labels.map((label) => (
        <Chip key={label} isSelected={label === chosen} onToggle={() => setChosen(label)}>
          {label}
        </Chip>
      ))}
    </Inline>
  );
};

export const Choice: StoryObj<typeof Presets> = {
  args: { labels: ['Today', '7 days', '30 days', 'This month'] },
  render: (args) => <Presets labels={args.labels} />,
};
