import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/Stack.tsx';
import { toneNames } from '../theme/tones.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Turnover', value: 3, max: 5, valueText: '3 of 5' },
} satisfies Meta<typeof Progress>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const None: Story = { args: { value: 0, valueText: '0 of 5' } };

export const Complete: Story = { args: { value: 5, valueText: '5 of 5', tone: 'positive' } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {toneNames.map((tone) => (
        <Progress key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
