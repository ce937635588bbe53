import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown.tsx';

const meta = {
  title: 'Content/Countdown',
  component: Countdown,
  args: {
    to: new Date(5_025_000),
    now: () => 0,
    formatDays: (days: number) => `${days} days`,
    ended: 'Drawn',
  },
} satisfies Meta<typeof Countdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Hours: Story = {};

export const Days: Story = { args: { to: new Date(3 * 86_400_000 + 5_025_000) } };

export const NotKnownYet: Story = { args: { to: undefined } };

export const Ended: Story = { args: { to: new Date(0) } };
